import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeRedirects, paths } from '#shared/paths.ts'
import { isReserved, isScreen } from '#shared/reserved-paths.ts'

const pages = readFileSync('content/pages.ndjson', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): { path: string } => JSON.parse(line))
  .map(({ path }) => path)

test('an editor cannot take an address that the code answers', () => {
  const named: string[] = Object.values(paths)
  const unknown = named.filter(
    (path) => !isReserved(path.replace('*', 'some-code')) && !pages.includes(path),
  )
  expect(unknown).toEqual([])
  expect(pages.filter(isReserved)).toEqual([])
})

test('an editor may repeat a redirect of the code, and can replace it by no page', () => {
  for (const { path } of codeRedirects)
    expect([isScreen(path), isReserved(path)]).toEqual([false, true])
})

const files = globSync('public/**/*.*').map((file) => file.slice('public'.length))

test.each([
  ...files,
  '/404',
  '/index',
  '/index.html',
  '/robots.txt',
  '/Robots.txt',
  '/%72obots.txt',
  '/sitemap.xml',
  '/sitemap.xml/',
  '/llms.txt',
  '/llms-full.txt',
  '/fr/search-index.json',
  '/owner.md',
  '/guides/feed.xml',
  '/fr/guides/topic/money/feed.json',
  '/_headers',
  '/_redirects',
  '/build.json',
  '/favicon.ico',
  '/static/js/main.js',
  '/data/x.json',
  '/flags/ng.svg',
  '/media/house.svg',
  '/.well-known/security.txt',
  '/lead-api',
  '/lead-api/inbox',
  '/referral/abc',
  '/doctor.html',
  '/Admin-Login/',
])('nobody can redirect %s, which the host itself answers', (path) => {
  expect(isScreen(path)).toBe(true)
})

test.each([
  '/',
  '/robots',
  '/static',
  '/referral',
  '/owner',
  '/media-kit',
  '/indexes',
  '/lead-apis',
])('%s is free', (path) => {
  expect(isScreen(path)).toBe(false)
})
