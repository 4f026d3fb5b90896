import { expect, test } from 'vitest'
import { isSlowConnection } from './slow-connection.ts'

/** 14 kB over 50 ms and many megabits. */
const fast = {
  requestStart: 120,
  responseStart: 180,
  responseEnd: 190,
  encodedBodySize: 14_000,
}
const slow = { ...fast, responseStart: 620, responseEnd: 900 }

test.each([
  ['3G', { effectiveType: '3g', rtt: 250 }, true],
  ['2G', { effectiveType: '2g' }, true],
  ['slow 2G', { effectiveType: 'slow-2g' }, true],
  ['4G with long round trips', { effectiveType: '4g', rtt: 350 }, true],
  ['4G for a visitor who saves data', { effectiveType: '4g', rtt: 50, saveData: true }, true],
  ['4G', { effectiveType: '4g', rtt: 300, saveData: false }, false],
])('what the browser says decides, whatever the page took: %s', (_, connection, isSlow) => {
  expect(isSlowConnection(connection, isSlow ? fast : slow)).toBe(isSlow)
})

test.each([
  ['a fast network', fast, false],
  ['400 ms to the first byte', { ...fast, responseStart: 520, responseEnd: 530 }, true],
  ['a page that trickles in at 400 kbit/s', { ...fast, responseEnd: 460 }, true],
  ['a page that is still arriving', { ...fast, responseEnd: 0, encodedBodySize: 0 }, false],
  ['the cache', { ...fast, responseStart: 121, responseEnd: 121 }, false],
])('where the browser does not say, the page itself tells: %s', (_, times, isSlow) => {
  expect(isSlowConnection({}, times)).toBe(isSlow)
  expect(isSlowConnection({ saveData: false }, times)).toBe(isSlow)
})

test('a visitor who saves data is believed in any browser, and one of whom nothing is known is not slow', () => {
  expect(isSlowConnection({ saveData: true }, fast)).toBe(true)
  expect(isSlowConnection({}, undefined)).toBe(false)
})
