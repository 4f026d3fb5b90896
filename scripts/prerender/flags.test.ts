import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countries } from '#shared/countries.ts'
import { flagFile, writeFlags } from './flags.ts'

test('a visitor who opens the list of countries gets every flag from this site, none of them heavy', async () => {
  const files = new Map<string, string>()
  await writeFlags(async (file, text) => void files.set(file, text))
  expect([...files.keys()].toSorted()).toEqual(
    countries.map(({ code }) => `/flags/${code.toLowerCase()}.svg`).toSorted(),
  )
  const sizes = [...files.values()].map((text) => gzipSync(text).length)
  expect(Math.max(...sizes)).toBeLessThan(4096)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200_000)
})

test.each(['rs', 'ng'])(
  'the flag of %s is four wide and three high, and makes no request',
  async (code) => {
    const flag = await flagFile(code)
    const { width, height } = await sharp(Buffer.from(flag)).metadata()
    expect(width / height).toBeCloseTo(4 / 3)
    expect(flag).not.toMatch(/href="(?!data:|#)/)
  },
)
