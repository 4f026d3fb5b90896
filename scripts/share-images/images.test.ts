import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#src/layout/shell.fixture.ts'
import type { PageContent } from '#src/content/types.ts'
import { openShareImages } from './images.ts'
import type { ShareImage } from './images.ts'

let folder: string
const logo = await readFile('content/images/logo.svg')
const originals = new Map([['logo', 'https://images.test/logo.svg']])
const image = {
  alt: 'Chosen',
  asset: { _id: 'image-abc-1600x900-jpg', url: '.jpg', width: 1600, height: 900 },
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'share-'))
})

afterEach(() => rm(folder, { recursive: true }))

function page(title: string, chosen: PageContent['seo'] = null): PageContent {
  const address = `/${title.toLowerCase()}`
  const base = { _id: title, _type: 'page' as const, signUpLabel: null, learn: null, sections: [] }
  return { ...base, title, path: address, seo: chosen }
}

async function write(pages: PageContent[]): Promise<Map<string, ShareImage>> {
  const outDir = path.join(folder, 'dist')
  const cacheDir = path.join(folder, 'cache')
  const images = await openShareImages({ outDir, cacheDir, settings })
  const drawn = new Map<string, ShareImage>()
  for (const each of pages) {
    const written = await images.write(each, originals)
    if (written) drawn.set(each.path, written)
  }
  await images.close()
  return drawn
}

test('every page gets an image named after what is in it, and its heading as the text', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const drawn = await write([page('Lenders'), page('Owners')])
  expect([...drawn.keys()]).toEqual(['/lenders', '/owners'])
  expect(drawn.get('/lenders')?.alt).toBe('Lenders')
  const files = [...drawn.values()].map(({ file }) => path.basename(file))
  expect(new Set(files).size).toBe(2)
  expect((await readdir(path.join(folder, 'dist/static/media'))).toSorted()).toEqual(
    files.toSorted(),
  )
  for (const file of files) expect(file).toMatch(/^share-[0-9a-f]{8}\.jpg$/)
})

test('the image that an editor chose wins: none is drawn', async () => {
  const seo = { _type: 'seo' as const, title: 'T', description: 'D', image, noIndex: null }
  expect((await write([page('Lenders', seo)])).size).toBe(0)
})

test('a second build draws nothing, asks nobody, and names the same files', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const first = await write([page('Lenders')])
  await rm(path.join(folder, 'dist'), { recursive: true })
  asked.mockClear()
  expect(await write([page('Lenders')])).toEqual(first)
  expect(asked).not.toHaveBeenCalled()
})

test('a drawing that no build has used for a month is forgotten', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  await write([page('Lenders'), page('Owners')])
  const cache = path.join(folder, 'cache')
  const long = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await Promise.all(
    (await readdir(cache)).map((name) => utimes(path.join(cache, name), long, long)),
  )
  await write([page('Owners')])
  expect(await readdir(cache)).toHaveLength(1)
})

test('a build without its images fails, and says which one is missing', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }))
  await expect(write([page('Lenders')])).rejects.toThrow(
    'The image host answered 503 for https://images.test/logo.svg',
  )
})

function answer(): Response {
  return new Response(new Uint8Array(logo), { headers: { 'content-type': 'image/svg+xml' } })
}
