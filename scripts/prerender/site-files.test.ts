// @vitest-environment node
import { copyFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { writeIcons, writeSecurityTxt } from './site-files.ts'

async function icons() {
  const folder = await temporaryFolder()
  await copyFile('public/favicon.svg', path.join(folder, 'favicon.svg'))
  await writeIcons(folder)
  const read = (name: string) => readFile(path.join(folder, name))
  return { ico: await read('favicon.ico'), phone: await read('apple-touch-icon.png') }
}

test('the icon of a tab is one image of 32 pixels, where the file says', async () => {
  const { ico } = await icons()
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 32])
  const image = ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect(ico.readUInt32LE(18) + ico.readUInt32LE(14)).toBe(ico.length)
})

test('the icon of a home screen is drawn from the same file', async () => {
  expect(await sharp((await icons()).phone).metadata()).toMatchObject({ width: 180, height: 180 })
})

test('two builds write the same bytes', async () => {
  const [first, second] = [await icons(), await icons()]
  expect(first.ico.equals(second.ico) && first.phone.equals(second.phone)).toBe(true)
})

test.each(['2026-01-01', '2026-11-26', '2027-12-31', '2028-02-29'])(
  'security.txt of %s is valid for ten months at least, and for a year at most',
  async (day) => {
    const now = new Date(`${day}T12:00:00Z`)
    const files = new Map<string, string>()
    await writeSecurityTxt(
      'https://www.example.com',
      async (file, text) => void files.set(file, text),
      now,
    )
    const text = files.get('/.well-known/security.txt') ?? ''
    expect(text).toContain('Contact: https://www.example.com/contact\n')
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(366)
  },
)
