import { existsSync } from 'node:fs'
import { readdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { openBuildFolder, writerInside } from './build-folder.ts'

async function online(folder: string): Promise<string> {
  return readFile(path.join(folder, 'dist/index.html'), 'utf8')
}

test('visitors have the old site until the new one is complete', async () => {
  const folder = await temporaryFolder({ 'dist/index.html': 'old', 'dist/gone.html': 'old' })
  const build = await openBuildFolder(path.join(folder, 'dist'))
  await build.write('/index.html', 'new')
  await build.write('/pricing/premium.html', 'new')
  expect(await online(folder)).toBe('old')
  await build.publish()
  expect(await online(folder)).toBe('new')
  expect(existsSync(path.join(folder, 'dist/gone.html'))).toBe(false)
  expect(await readdir(folder)).toEqual(['dist'])
})

test('a build that failed leaves nothing but the old site', async () => {
  const folder = await temporaryFolder({ 'dist/index.html': 'old', '.dist-new/half.html': 'half' })
  const build = await openBuildFolder(path.join(folder, 'dist'))
  expect(await readdir(build.path)).toEqual([])
  await build.write('/index.html', 'half')
  await build.discard()
  expect(await online(folder)).toBe('old')
  expect(await readdir(folder)).toEqual(['dist'])
})

test('the first build needs no old site', async () => {
  const folder = await temporaryFolder()
  const build = await openBuildFolder(path.join(folder, 'dist'))
  await build.write('/index.html', 'first')
  await build.publish()
  expect(await online(folder)).toBe('first')
})

test('a site that was put aside when the machine went down is put back by the next build', async () => {
  const folder = await temporaryFolder({ 'dist/index.html': 'old' })
  await rename(path.join(folder, 'dist'), path.join(folder, '.dist-old'))
  const build = await openBuildFolder(path.join(folder, 'dist'))
  await build.discard()
  expect(await online(folder)).toBe('old')
})

test.each([
  '/../package.json',
  '/../../pwned.html',
  '/a/../../dist-other/x.html',
  '..',
  '/',
  '/a\0',
])('nothing is written outside the build: %j', async (file) => {
  const folder = await temporaryFolder()
  await expect(writerInside(path.join(folder, 'dist'))(file, 'pwned')).rejects.toThrow(
    'outside dist/',
  )
  expect(await readdir(folder)).toEqual([])
})
