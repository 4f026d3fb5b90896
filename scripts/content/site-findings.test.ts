import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { validPages } from '#src/content/queries/paths.ts'
import type { Report } from '#src/content/validate/place.ts'
import { parseContent } from './documents.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import { siteFindings } from './site-findings.ts'

const section = { _type: 'pageTitle', _key: 'a', heading: 'Words' }

function page(id: string, fields: Record<string, unknown>): StoredDocument {
  return { _id: id, _type: 'page', title: 'Title', sections: [section], ...fields }
}

const formTexts = parseContent(
  readFileSync('content/site.ndjson', 'utf8'),
  'site.ndjson',
).documents.filter(({ _type }) => _type === 'formTexts')

test('an editor reads before the build what its log would say', async () => {
  const out = page('page-out', { path: '/../../pwned' })
  const image = { _type: 'image', alt: 'A', asset: { _type: 'reference', _ref: 'image-a-1x1-jpg' } }
  const asset = {
    _id: 'image-a-1x1-jpg',
    _type: 'sanity.imageAsset',
    url: 'http://169.254.169.254/',
  }
  const findings = await siteFindings([
    ...formTexts,
    out,
    page('page-in', {
      path: '/in',
      sections: [
        { ...section, _type: 'hero', lead: 'More', tone: 'bush', image },
        { _type: 'constructor', _key: 'b' },
      ],
    }),
    { ...asset, metadata: { dimensions: { width: 1, height: 1 } } },
    { _id: 'redirect-a', _type: 'redirect', from: '/old', to: '/new\n/* https://evil.example' },
    { _id: 'redirect-b', _type: 'redirect', from: '/in', to: '/' },
  ])
  expect(findings).toEqual([
    'redirect-b: from "/in" is in use; the redirect is left out.',
    'redirect-a: to "/new\\n/* https://evil.example" is not an address to send visitors to; the redirect is left out.',
    'page-out: path "/../../pwned" has an empty part, or one that starts with a dot; the page is left out.',
    'page-in: sections[0].image names "http://169.254.169.254/", which is not an image of the content store; it is left out.',
    'page-in: sections[1] is a section of the unknown type "constructor"; it is left out.',
    'There is no home page: publish a page with the path "/".',
  ])
  const log = vi.fn<Report>()
  validPages(
    [
      {
        _id: 'page-out',
        path: out['path'],
        language: 0,
        noIndex: 0,
        title: 0,
        description: 0,
        updatedAt: 0,
        translations: 0,
      },
    ],
    [],
    log,
  )
  expect(findings).toContain(log.mock.calls[0]?.[0])
})

const home = page('page-home', { path: '/' })

test.each([
  ['is missing', []],
  ['is broken', [{ ...home, sections: 'hello' }]],
  ['has another path', [{ ...home, path: '/home' }]],
])('an editor reads that the site would have no home page: it %s', async (_what, documents) => {
  expect(await siteFindings([...formTexts, ...documents])).toContain(
    'There is no home page: publish a page with the path "/".',
  )
  expect(await siteFindings([...formTexts, home])).toEqual([])
})

test('an editor reads that a language with other pages would have no home page', async () => {
  const languages = [{ code: 'en' }, { code: 'fr' }]
  const findings = await siteFindings([
    ...formTexts,
    { _id: 'siteSettings', _type: 'siteSettings', languages },
    home,
    page('page-fr', { path: '/fr/tarifs', language: 'fr' }),
  ])
  expect(findings.at(-1)).toBe('There is no home page: publish a page with the path "/fr".')
})

test('an editor reads which of two pages with one address is left out', async () => {
  const second = page('page-a', { path: '/', _createdAt: '2026-01-02T00:00:00Z' })
  const first = { ...home, _createdAt: '2026-01-01T00:00:00Z' }
  expect(await siteFindings([...formTexts, second, first])).toEqual([
    'page-a: path "/" is taken by page-home; the page is left out.',
  ])
})

test('an editor reads that there are more redirects than hosts answer', async () => {
  const redirects = Array.from({ length: 2001 }, (_, index) => ({
    _id: `redirect-${index}`,
    _type: 'redirect',
    from: `/old-${index}`,
    to: { _type: 'link', href: '/' },
  }))
  const [finding, ...others] = await siteFindings([...formTexts, home, ...redirects])
  expect(finding).toContain('There are 2003 redirects, but hosts answer only the first 2000')
  expect(others).toEqual([])
})
