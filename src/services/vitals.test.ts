// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendFigures, withoutCode } from './vitals.ts'

const sent: Array<[address: string, body: unknown]> = []

beforeEach(() => {
  // jsdom has no beacons.
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: string) => sent.push([address, JSON.parse(body)]) > 0,
  })
})

afterEach(() => {
  sent.length = 0
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const address = 'https://figures.example/visits'

test('a visit is a path and its figures, and nothing else', () => {
  sendFigures(address, '/owner', new Map(Object.entries({ LCP: 812.5, CLS: 0 })))
  expect(sent).toEqual([[address, { path: '/owner', LCP: 812.5, CLS: 0 }]])
})

test('what was sent is not sent again when the page is hidden once more', () => {
  const figures = new Map([['TTFB', 40]])
  sendFigures(address, '/', figures)
  sendFigures(address, '/', figures)
  expect(sent).toHaveLength(1)
  figures.set('INP', 24)
  sendFigures(address, '/', figures)
  expect(sent[1]).toEqual([address, { path: '/', INP: 24 }])
})

test.each([
  ['/referral/ada-lovelace', '/referral'],
  ['/referral', '/referral'],
  ['/pricing/premium', '/pricing/premium'],
])('the code of a referral is nobody else’s: %s', (path, told) => {
  expect(withoutCode(path)).toBe(told)
})
