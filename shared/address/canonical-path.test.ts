import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/owner', '/owner'],
  ['/owner/', '/owner'],
  ['//owner', '/owner'],
  ['///owner//', '/owner'],
  ['/owner.html', '/owner'],
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
