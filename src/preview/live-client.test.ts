import { expect, test } from 'vitest'
import { stegaFilter } from './live-client.ts'

function marked(type: string, sourcePath: (string | number)[], value = 'Build it'): boolean {
  const sourceDocument = { _id: 'x', _type: type }
  return stegaFilter({
    sourcePath,
    sourceDocument,
    value,
    resultPath: [],
    filterDefault: () => true,
  })
}

test('words on the page are marked, also in lists and in formatted text', () => {
  expect(marked('page', ['sections', 0, 'heading'])).toBe(true)
  expect(marked('plan', ['benefits', 2])).toBe(true)
  expect(marked('faqItem', ['answer', 0, 'children', 1, 'text'])).toBe(true)
  expect(marked('feature', ['image', 'alt'])).toBe(true)
  expect(marked('navigation', ['pricing', 0, 'label'])).toBe(true)
})

test.each([
  ['an address', 'page', ['sections', 0, 'actions', 0, 'to']],
  ['a choice', 'page', ['sections', 0, 'tone']],
  ['the code of a language', 'siteSettings', ['languages', 0, 'code']],
  ['the path', 'page', ['path']],
  ['a list of paths', 'navigation', ['links', 0, 'hideOn', 1]],
  ['a format', 'faqItem', ['answer', 0, 'children', 0, 'marks', 0]],
  ['a key', 'page', ['sections', 0, '_key']],
  ['the title of the browser’s tab', 'page', ['title']],
  ['the title of a special page’s tab', 'screenTexts', ['scheduler', 'tabTitle']],
  ['what search engines read', 'page', ['seo', 'description']],
  ['a shared image’s words', 'siteSettings', ['socialImage', 'alt']],
  ['an image’s address', 'sanity.imageAsset', ['originalFilename']],
])('%s is not marked', (_what, type, path) => {
  expect(marked(type, path)).toBe(false)
})

test('the title of a plan is words, the title of a page is not', () => {
  expect(marked('plan', ['title'])).toBe(true)
  expect(marked('page', ['title'])).toBe(false)
})

test('an empty text stays empty, so that the page leaves it out', () => {
  expect(marked('page', ['sections', 0, 'noteText'], '')).toBe(false)
})
