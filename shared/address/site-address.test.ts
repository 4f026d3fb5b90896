import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findByPath,
  followRedirects,
  lowerCasePath,
  redirectsByPath,
  siteAddress,
} from './site-address.ts'
import { withQuery } from './with-query.ts'

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

test('whatever an address contains, its query is merged and its hash stays last', () => {
  const word = fc.stringMatching(/^[a-z%&=é]*$/)
  fc.assert(
    fc.property(word, word, word, (query, hash, search) => {
      const target = `/owner${query && `?${query}`}${hash && `#${hash}`}`
      const merged = new URL(withQuery(target, search && `?${search}`), site)
      expect(merged.hash).toBe(new URL(target, site).hash)
      const all = [query, search].filter(Boolean).join('&')
      expect(merged.search).toBe(new URL(`/?${all}`, site).search)
    }),
  )
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
