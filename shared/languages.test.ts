import { expect, test } from 'vitest'
import { prefixOf, withoutPrefix } from './languages.ts'

test.each([
  ['/', '', '/'],
  ['/pricing', '', '/pricing'],
  ['/fr', '/fr', '/'],
  ['/fr?from=menu', '/fr', '/?from=menu'],
  ['/fr/tarifs#plans', '/fr', '/tarifs#plans'],
  ['/french-houses', '', '/french-houses'],
  ['/xx/pricing', '', '/xx/pricing'],
])('%s begins with "%s" and goes on with %s', (path, prefix, rest) => {
  expect(prefixOf(path)).toBe(prefix)
  expect(withoutPrefix(path)).toBe(rest)
})
