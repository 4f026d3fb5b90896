import { expect, test } from 'vitest'
import type { PageContent } from '#src/content/types.ts'
import { codePageTags, imageTags } from './tags.ts'

const site = 'https://tofali.example'
const drawn = { file: '/static/media/share-0123abcd.jpg', alt: 'Say "cheese" & <smile>' }
const chosen = {
  alt: 'Chosen',
  isLocal: true,
  asset: { _id: 'image-abcdef12-1600x900-jpg', url: '.jpg', width: 1600, height: 900 },
}

function tags(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)
  return Object.fromEntries([...found].map(([, name, content]) => [name, content]))
}

test('a drawn image is named by its whole address, with its size and its words', () => {
  expect(tags(imageTags({ site, drawn }))).toEqual({
    'og:image': 'https://tofali.example/static/media/share-0123abcd.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Say &quot;cheese&quot; &amp; &lt;smile>',
  })
})

test('of an image that an editor chose the page says all but the size', () => {
  expect(tags(imageTags({ site, drawn, chosen }))).toEqual({
    'og:image:width': '1200',
    'og:image:height': '630',
  })
})

test('nothing is said of no image', () => {
  expect(imageTags({ site })).toBe('')
  expect(codePageTags({ site }, null, null)).toBe('')
})

const referral: PageContent = {
  _id: 'r',
  _type: 'page',
  title: 'Refer',
  path: '/referral',
  signUpLabel: null,
  learn: null,
  seo: { _type: 'seo', title: 'Earn $300', description: 'Share it.', image: null, noIndex: null },
  sections: [],
}

test('a referral link that is passed on looks like the page that explains it', () => {
  expect(tags(codePageTags({ site, drawn }, referral, chosen))).toMatchObject({
    'og:title': 'Earn $300',
    'og:description': 'Share it.',
    'og:image': site + drawn.file,
    'twitter:card': 'summary_large_image',
  })
})

test('a page of code shows the image of the site settings', () => {
  expect(tags(codePageTags({ site }, null, chosen))).toEqual({
    'og:image': 'https://tofali.example/static/media/abcdef12-0_30_1600_840-1200.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Chosen',
    'twitter:card': 'summary_large_image',
  })
})
