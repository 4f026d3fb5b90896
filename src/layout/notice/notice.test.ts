import { expect, test } from 'vitest'
import { isNoticeShown, noticeTimes } from './notice.ts'

const times = noticeTimes({ from: '2026-12-01T08:00:00Z', until: '2026-12-08T08:00:00.000Z' })

test.each([
  ['2026-12-01T07:59:59Z', false],
  ['2026-12-01T08:00:00Z', true],
  ['2026-12-08T07:59:59Z', true],
  ['2026-12-08T08:00:00Z', false],
])('at %s a notice of the first week of December shows: %s', (moment, isShown) => {
  expect(isNoticeShown(times, Date.parse(moment), null)).toBe(isShown)
})

test('a notice without valid times never shows', () => {
  const broken = noticeTimes({ from: 'soon', until: '2026-12-08T08:00:00Z' })
  expect(isNoticeShown(broken, Date.now(), null)).toBe(false)
})
