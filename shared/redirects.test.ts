import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findByPath, followRedirects, redirectsByPath, siteAddress } from './redirects.ts'

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
