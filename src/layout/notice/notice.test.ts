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

test('who has closed a notice does not see it again, but sees the next one', () => {
  const now = Date.parse('2026-12-05T12:00:00Z')
  expect(isNoticeShown(times, now, times)).toBe(false)
  const next = noticeTimes({ from: '2026-12-05T00:00:00Z', until: '2026-12-06T00:00:00Z' })
  expect(isNoticeShown(next, now, times)).toBe(true)
})

test('a notice without valid times never shows', () => {
  const broken = noticeTimes({ from: 'soon', until: '2026-12-08T08:00:00Z' })
  expect(isNoticeShown(broken, Date.now(), null)).toBe(false)
})
