import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitePathProblem } from './site-path.ts'

test.each([
  '/',
  '/lender',
  '/pricing/premium',
  '/Old_Page.html',
  '/über-uns',
  '/caf%C3%A9',
  '/a~b',
])('an editor may use the path %s', (path) => {
  expect(sitePathProblem(path)).toBeNull()
})

test.each([
  '',
  'lender',
  '@evil.example/x',
  '//evil.example',
  '/a//b',
  '/lender/',
  '/../../pwned',
  '/a/../b',
  '/a/.',
  '/.well-known/x',
  '/%2e%2E/x',
  '/a%2f..%2fb',
  '/..%5Cx',
  '/a?b',
  '/a#b',
  '/a\\b',
  '/a b',
  '/a\n/*',
  '/a\u0000',
  '/a\u202eb',
  '/\ud800',
  '/*',
  '/:name',
  `/${'a'.repeat(200)}`,
])('a path that leads elsewhere is refused: %j', (path) => {
  expect(sitePathProblem(path)).toBeTypeOf('string')
})

test('whatever is written, a valid path stays on the site and is the path of its own address', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', '%2e', '%2f', '%5c', '@', ':', 'a.example', '\t', '\\', 'é'),
    fc.string({ unit: 'grapheme' }),
  )
  const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`)
  fc.assert(
    fc.property(path, (text) => {
      if (sitePathProblem(text) !== null) return
      const { origin, pathname } = new URL(text, 'https://site.example')
      expect(origin).toBe('https://site.example')
      expect(pathname.split('/')).toHaveLength(text.split('/').length)
    }),
    { numRuns: 2000 },
  )
})
