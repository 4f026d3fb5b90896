import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { openFileCache } from '#scripts/prerender/image-files.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'
import { pageOf, seoOf } from '#src/content/page.fixture.ts'
import type { PageContent } from '#src/content/types.ts'
import { openShareImages } from './images.ts'

const site = 'https://tofali.example'
const renderer = { hosts: { site }, referralPage: '/referral/_' }
const logo = await readFile('content/images/logo.svg')
const originals = new Map([['logo', 'https://images.test/logo.svg']])
const image = {
  alt: 'Chosen',
  isLocal: true,
  asset: { _id: 'image-abcdef12-1600x900-jpg', url: '.jpg', width: 1600, height: 900 },
}

function page(title: string, chosen: typeof image | null = null): PageContent {
  const seo = seoOf({ title: `${title}!`, description: 'Share it.', image: chosen })
  return pageOf({ title, path: `/${title.toLowerCase()}`, seo })
}

function answer(status = 200): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      new Response(new Uint8Array(logo), { status, headers: { 'content-type': 'image/svg+xml' } }),
  )
}

/** The tags of pages, or of a page of code at a path. */
async function tagsOf(folder: string, pages: (PageContent | string)[], shown = settings) {
  const files = await openFileCache(path.join(folder, 'cache'))
  const tagsOfPage = openShareImages({ renderer, outDir: path.join(folder, 'dist'), files })
  const all: Record<string, string>[] = []
  for (const each of pages) {
    const content = {
      path: typeof each === 'string' ? each : each.path,
      page: typeof each === 'string' ? null : each,
      shell: { settings: shown, navigation },
    }
    const html = await tagsOfPage(content, originals, 'ltr')
    const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)
    all.push(Object.fromEntries([...found].map(([, name, text]) => [name, text])))
  }
  await files.close()
  return all
}

test('a page gets a drawing, named by its whole address, with its size and its words', async () => {
  answer()
  const folder = await temporaryFolder()
  const tags = await tagsOf(folder, [page('Say "cheese" & <smile>'), page('Owners')])
  expect(tags[0]).toEqual({
    'og:image': expect.stringMatching(
      /^https:\/\/tofali\.example\/static\/media\/share-[0-9a-f]{8}\.jpg$/,
    ),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Say &quot;cheese&quot; &amp; &lt;smile>',
  })
  const names = tags.map((each) => path.basename(each['og:image'] ?? ''))
  expect((await readdir(path.join(folder, 'dist/static/media'))).toSorted()).toEqual(
    names.toSorted(),
  )
  expect(new Set(names).size).toBe(2)
})

test('of an image that an editor chose, only the size is added', async () => {
  expect(await tagsOf(await temporaryFolder(), [page('Lenders', image)])).toEqual([
    { 'og:image:width': '1200', 'og:image:height': '630' },
  ])
})

test('a second build draws nothing, requests nothing, and names the same files', async () => {
  answer()
  const folder = await temporaryFolder()
  const first = await tagsOf(folder, [page('Lenders')])
  await rm(path.join(folder, 'dist'), { recursive: true })
  answer(503)
  expect(await tagsOf(folder, [page('Lenders')])).toEqual(first)
})

test('a build without its images fails, and says which one is missing', async () => {
  answer(503)
  await expect(tagsOf(await temporaryFolder(), [page('Lenders')])).rejects.toThrow(
    'The image host answered 503 for https://images.test/logo.svg',
  )
})

test('a referral link that is passed on looks like the page that explains it', async () => {
  answer()
  const [explaining, link] = await tagsOf(await temporaryFolder(), [
    page('Referral'),
    '/referral/_',
  ])
  expect(link).toMatchObject({
    'og:title': 'Referral!',
    'og:description': 'Share it.',
    'og:image': explaining?.['og:image'],
    'twitter:card': 'summary_large_image',
  })
})

test('a page of code shows the image of the site settings', async () => {
  const folder = await temporaryFolder()
  expect(await tagsOf(folder, ['/doctor'], { ...settings, socialImage: image })).toEqual([
    {
      'og:image': 'https://tofali.example/static/media/abcdef12-0_30_1600_840-1200.jpg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Chosen',
      'twitter:card': 'summary_large_image',
    },
  ])
})
