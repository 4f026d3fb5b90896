import { expect, test } from 'vitest'
import { isClosedAt } from './closed.ts'

test.each([
  ['/', true, false, true],
  ['/owner', true, false, true],
  ['/admin-login', true, false, false],
  ['//admin-login.html', true, false, false],
  ['/owner', true, true, false],
  ['/owner', false, false, false],
])(
  '%s, under construction: %s, logged in: %s: the sign stands: %s',
  (path, closed, opened, sign) => {
    expect(isClosedAt(path, closed, opened)).toBe(sign)
  },
)
