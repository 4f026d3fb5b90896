import { expect, test, vi } from 'vitest'
import { validPages } from './paths.ts'
import type { Report } from '#src/content/validate/place.ts'

function validate(...paths: unknown[]) {
  return validateRows(...paths.map((path) => ({ path, language: null })))
}

function validateRows(...some: { path: unknown; language: unknown }[]) {
  const report = vi.fn<Report>()
  const rows = some.map((row, index) => ({
    _id: `page-${index}`,
    ...row,
    noIndex: null,
    title: { toString: 'x' },
    description: null,
    updatedAt: null,
    translations: null,
  }))
  return { pages: validPages(rows, ['en', 'fr'], report), told: report.mock.calls.flat() }
}

test('an editor reads which page is left out and why; the others are published', () => {
  const { pages, told } = validate(
    '/',
    '/../../pwned',
    '@evil.example/x',
    '/doctor',
    '/offer.html',
    '/sitemap.xml',
    '/old/index',
    '/é',
    7,
    '/owner',
    '/guides/mine',
  )
  expect(pages.map(({ path }) => path)).toEqual(['/', '/owner'])
  expect(told).toEqual([
    'page-1: path "/../../pwned" has an empty part, or one that starts with a dot; the page is left out.',
    'page-2: path "@evil.example/x" does not start with one slash; the page is left out.',
    'page-3: path "/doctor" belongs to the site itself; the page is left out.',
    'page-4: path "/offer.html" is another spelling of "/offer"; the page is left out.',
    'page-5: path "/sitemap.xml" belongs to the site itself; the page is left out.',
    'page-6: path "/old/index" is another spelling of "/old"; the page is left out.',
    'page-7: path "/é" is another spelling of "/%C3%A9"; the page is left out.',
    'page-8: path 7 is not text; the page is left out.',
    'page-10: path "/guides/mine" belongs to the site itself; the page is left out.',
  ])
})

test('a page is left out whose path is of another language, or whose language was removed', () => {
  const { pages, told } = validateRows(
    { path: '/fr/proprietaires', language: 'fr' },
    { path: '/proprietaires', language: 'fr' },
    { path: '/fr/owner', language: 'en' },
    { path: '/sw', language: 'sw' },
  )
  expect(pages.map(({ path }) => path)).toEqual(['/fr/proprietaires'])
  expect(told).toEqual([
    'page-1: path "/proprietaires" does not begin with /fr; the page is left out.',
    'page-2: path "/fr/owner" is below the prefix of another language; the page is left out.',
    'page-3: path "/sw" is in a language that Site settings do not list (sw); the page is left out.',
  ])
})

test('a page whose title is not text has its path for a title', () => {
  expect(validate('/owner').pages).toEqual([
    {
      id: 'page-0',
      path: '/owner',
      noIndex: false,
      title: '/owner',
      description: '',
      updatedAt: '',
      translations: [],
    },
  ])
})
