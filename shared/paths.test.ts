import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonicalPath,
  sitePathProblem,
  findByPath,
  followRedirects,
  lowerCasePath,
  redirectsByPath,
  siteAddress,
  withQuery,
  audienceOf,
} from './paths.ts'

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

const site = 'https://www.site.example'

test.each([
  ['/owner', '/owner'],
  ['/owner/?a=b#c', '/owner?a=b#c'],
  ['/%6Fwner', '/owner'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/a%2520b', '/a%2520b'],
  ['/x/../owner', '/owner'],
  [`${site}/owner?a`, '/owner?a'],
  [site, '/'],
  ['https://other.example/owner', null],
  ['//other.example/owner', null],
  ['mailto:a@site.example', null],
])('%s is the address %s of this site', (written, address) => {
  const parsed = siteAddress(written, [site])
  expect(parsed && parsed.path + parsed.query + parsed.hash).toBe(address)
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

test('the path as it is written counts before its other spellings', () => {
  const known = new Map([
    ['/a.html', 1],
    ['/a', 2],
    ['/B', 3],
    ['/b', 4],
    ['/%C3%BC', 5],
  ])
  const found = ['/a.html', '/a.html/', '/a/index', '/A', '/B', '/b', '/%C3%9C', '/ü.html', '/c']
  expect(found.map((path) => findByPath(path, known))).toEqual([1, 1, 2, 2, 3, 4, 5, 5, undefined])
  expect(lowerCasePath('/%E0%A4%A')).toBe('/%E0%A4%A')
})

/** How a visitor may spell a path. */
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}.html`,
  (path) => `${path}/index.html`,
  (path) => path.toUpperCase(),
  (path) => `${path}?a=b`,
  (path) => `${path}#c`,
  (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  (path) => site + path,
)

test('a circle is found however its addresses are spelled, and nothing else is one', () => {
  const length = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(
      length,
      fc.array(spelling, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      (count, spell, isRound) => {
        const targets = new Map(
          Array.from({ length: count }, (_, index): [string, string] => {
            const isLast = index === count - 1
            return [
              pathAt(index),
              spell[index]?.(pathAt(isLast ? (isRound ? 0 : count) : index + 1)) ?? '',
            ]
          }),
        )
        const { steps, circle } = followRedirects('/a', redirectsByPath(targets), [site])
        expect(circle).toBe(isRound ? '/a' : null)
        expect(steps).toHaveLength(count + 1)
      },
    ),
  )
})

function pathAt(index: number): string {
  return `/${'abcdefg'.charAt(index)}`
}

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
