// @vitest-environment node
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { compareFolders } from './first-difference.ts'
import { writeManyPages } from './many-pages.ts'
import { memoryOf } from './measured-build.ts'

async function manyPages(count: number): Promise<Record<string, unknown>[]> {
  const to = path.join(await temporaryFolder(), 'content')
  await writeManyPages('content', to, count)
  const lines = (await readFile(path.join(to, 'pages.ndjson'), 'utf8')).trim().split('\n')
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}

test('many pages are those of the seed and copies with their own path, title and texts', async () => {
  const pages = await manyPages(60)
  expect(pages).toHaveLength(60)
  for (const field of ['_id', 'path', 'title']) {
    expect(new Set(pages.map((page) => page[field])).size).toBe(60)
  }
  const sections = pages.map((page) => JSON.stringify(page['sections']))
  expect(new Set(sections).size).toBe(60)
  expect(await manyPages(60)).toEqual(pages)
})

test('a copy shows the questions of the page that it was made from', async () => {
  const paths = (await manyPages(60)).map((page) => String(page['path']))
  expect(paths.filter((each) => each.endsWith('/owner')).length).toBeGreaterThan(2)
  expect(paths.every((each) => /^\/[a-z0-9/-]*$/.test(each))).toBe(true)
})

test('two folders with the same bytes are the same', async () => {
  const files = { 'a.html': 'a', 'b/c.json': '{}' }
  const [one, two] = [await temporaryFolder(files), await temporaryFolder(files)]
  expect(await compareFolders(one, two)).toEqual({ files: 2, difference: null })
})

test('the first file that differs is named, with the place', async () => {
  const one = await temporaryFolder({ 'a.html': 'same', 'b.html': 'abc', 'c.html': 'abc' })
  const two = await temporaryFolder({ 'a.html': 'same', 'b.html': 'abd', 'c.html': 'x' })
  expect((await compareFolders(one, two)).difference).toBe('b.html differs from byte 2 on.')
})

test('a file that ends early and a file that is missing are differences', async () => {
  const one = await temporaryFolder({ 'a.html': 'ab', 'b.html': '' })
  const short = await temporaryFolder({ 'a.html': 'abc', 'b.html': '' })
  expect((await compareFolders(one, short)).difference).toBe('a.html differs from byte 2 on.')
  const less = await temporaryFolder({ 'a.html': 'ab' })
  expect((await compareFolders(one, less)).difference).toMatch(/^b\.html is only in sandbox-/)
})

test.runIf(process.platform === 'linux')('memory of a process that has ended is none', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(1024 * 1024)
  expect(memoryOf(2 ** 22 + 1)).toBe(0)
})
