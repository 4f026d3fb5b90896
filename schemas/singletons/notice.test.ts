import { expect, test } from 'vitest'
import { checkNotice, checkNoticeEnd } from './notice.ts'

const notice = {
  text: 'We move house.',
  from: '2026-12-01T08:00:00.000Z',
  until: '2026-12-08T08:00:00.000Z',
}

test('a notice begins before it ends', () => {
  expect(checkNotice(notice)).toBe(true)
  expect(checkNotice(undefined)).toBe(true)
  expect(checkNotice({ ...notice, until: notice.from })).toMatchObject({ path: ['until'] })
})

test('a notice has a whole link or none', () => {
  expect(checkNotice({ ...notice, label: 'See the dates', link: '/contact' })).toBe(true)
  expect(checkNotice({ ...notice, label: 'See the dates' })).toMatchObject({ path: ['link'] })
  expect(checkNotice({ ...notice, link: '/contact' })).toMatchObject({ path: ['label'] })
})

test('an editor is told that a notice is over', () => {
  expect(checkNoticeEnd(notice.until, Date.parse('2026-12-05T00:00:00Z'))).toBe(true)
  expect(checkNoticeEnd(notice.until, Date.parse('2026-12-09T00:00:00Z'))).toMatchObject({
    message: expect.stringContaining('no longer see'),
  })
})
