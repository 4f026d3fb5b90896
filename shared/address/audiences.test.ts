import { expect, test } from 'vitest'
import { audienceOf } from './audiences.ts'

test.each([
  ['/owner', 'owner'],
  ['/developer', 'developer'],
  ['/lender', 'lender'],
  ['/enterprise', 'enterprise'],
  ['/contractor', 'contractor'],
  ['/consultant', 'contractor'],
  ['/pricing/enterprise', 'enterprise'],
  ['/', 'general'],
  ['/finance', 'general'],
  ['/constructor', 'general'],
])('the page %s shows the %s questions', (path, audience) => {
  expect(audienceOf(path)).toBe(audience)
})
