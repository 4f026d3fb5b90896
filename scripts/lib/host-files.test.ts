import { expect, test } from 'vitest'
import { covers, headersFile, parseHeaders, parseRedirects, redirectsFile } from './host-files.ts'
import type { HeaderRule } from './host-files.ts'

test('headers and redirects are read as they were written', () => {
  const headers: HeaderRule[] = [
    { path: '/*', headers: { 'X-A': 'b; c', 'X-D': 'e' } },
    { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
  ]
  const redirects = [{ from: '/canpad', to: '/owner', status: 301 }]
  expect(parseHeaders(headersFile(headers))).toEqual(headers)
  expect(parseRedirects(redirectsFile(redirects))).toEqual(redirects)
})

test('a line that a host would cut stops the build', () => {
  expect(() => headersFile([{ path: '/*', headers: { 'X-A': 'x'.repeat(2001) } }])).toThrow(
    /2,?000/,
  )
})

test.each([
  ['/*', '/anything/at/all', true],
  ['/referral/*', '/referral/abc', true],
  ['/referral/*', '/referral', false],
  ['/pricing', '/pricing', true],
  ['/pricing', '/pricing/premium', false],
])('the rule %s covers %s: %s', (rule, path, expected) => {
  expect(covers(rule, path)).toBe(expected)
})
