import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, sitePathProblem, lowerCasePath, withQuery, audienceOf } from './paths.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/owner', '/owner'],
  ['/owner/', '/owner'],
  ['///owner//', '/owner'],
  ['/owner.html/', '/owner'],
  ['/pricing//premium/index.html', '/pricing/premium'],
  ['/%6Fwner', '/owner'],
  ['/b%c3%bcro', '/b%C3%BCro'],
  ['/pricing%2fpremium', '/pricing%2Fpremium'],
  ['/a:b,c', '/a:b,c'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('a visitor of %s is a visitor of %s', (written, canonical) => {
  expect(canonicalPath(written)).toBe(canonical)
})

test('a referral code keeps what looks like the ending of a file', () => {
  expect(canonicalPath('/referral/ada.html')).toBe('/referral/ada.html')
  expect(canonicalPath('/referral/index')).toBe('/referral/index')
})

test('whatever somebody writes behind the host, one move leads to its address on the same host', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '.', 'index', '.html', 'owner', '%2F', '%2e', '%', 'é', ' ')),
      (parts) => {
        const { pathname } = new URL(`http://localhost/${parts.join('')}`)
        const once = canonicalPath(pathname)
        expect(once).toMatch(/^\/(?!\/)/)
        expect(canonicalPath(once)).toBe(once)
      },
    ),
  )
})

test.each(['/', '/lender', '/pricing/premium', '/Old_Page.html', '/über-uns', '/caf%C3%A9'])(
  'an editor may use the path %s',
  (path) => {
    expect(sitePathProblem(path)).toBeNull()
  },
)

test.each([
  '',
  'lender',
  '@evil.example/x',
  '//evil.example',
  '/a//b',
  '/lender/',
  '/../../pwned',
  '/.well-known/x',
  '/%2e%2E/x',
  '/a%2f..%2fb',
  '/..%5Cx',
  '/a?b',
  '/a\\b',
  '/a\n/*',
  '/a\u0000',
  '/a\u202eb',
  '/\ud800',
  '/*',
  '/:name',
  '/old%2A',
  '/%3Aname',
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

test.each([
  ['/owner', '', '/owner'],
  ['/owner', '?utm=1', '/owner?utm=1'],
  ['/owner?ref=spring', '?utm=1', '/owner?ref=spring&utm=1'],
  ['/owner#questions', '?utm=1', '/owner?utm=1#questions'],
  ['/owner?ref=spring#a?b', '?utm=1&x=%26', '/owner?ref=spring&utm=1&x=%26#a?b'],
  ['/owner?', '', '/owner'],
  ['https://other.example/a?b#c', '?d', 'https://other.example/a?b&d#c'],
])('a visitor sent to %s keeps the campaign %s', (target, search, address) => {
  expect(withQuery(target, search)).toBe(address)
})

test('a path that is escaped wrongly stays as it is in lower case', () => {
  expect(lowerCasePath('/%E0%A4%A')).toBe('/%E0%A4%A')
})

test.each([
  ['/owner', 'owner'],
  ['/contractor', 'contractor'],
  ['/consultant', 'contractor'],
  ['/pricing/enterprise', 'enterprise'],
  ['/', 'general'],
  ['/finance', 'general'],
  ['/constructor', 'general'],
])('the page %s shows the %s questions', (path, audience) => {
  expect(audienceOf(path)).toBe(audience)
})
