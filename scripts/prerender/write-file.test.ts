import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writerInside } from './write-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('a page is written where its address says', async () => {
  await writerInside(path.join(folder, 'dist'))('/pricing/premium.html', 'Premium')
  expect(await readFile(path.join(folder, 'dist/pricing/premium.html'), 'utf8')).toBe('Premium')
})

test.each([
  '/../package.json',
  '/../../pwned.html',
  '/a/../../dist-other/x.html',
  '..',
  '/',
  '/a\0',
])('nothing is written outside the build: %j', async (file) => {
  await expect(writerInside(path.join(folder, 'dist'))(file, 'pwned')).rejects.toThrow(
    'outside dist/',
  )
  expect(await readdir(folder)).toEqual([])
})
