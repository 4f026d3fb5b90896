import { expect, test } from 'vitest'
import { notificationText } from './lead-notifications.ts'

const now = new Date(2025, 10, 20, 9).getTime()
const hour = 60 * 60 * 1000
const lead = { id: 'a', call: 'contact', at: now - hour, text: null } as const

test('a visitor is told what became of a lead that nobody waited for', () => {
  const yesterday = { ...lead, at: now - 12 * hour }
  expect(notificationText({ ...lead, kind: 'delivered' }, now)).toBe('Your message was delivered.')
  expect(notificationText({ ...yesterday, kind: 'delivered' }, now)).toBe(
    'Your message of yesterday was delivered.',
  )
  expect(notificationText({ ...yesterday, kind: 'expired', call: 'funding' }, now)).toBe(
    'Your funding application of yesterday did not reach us within a day and is no longer kept. Please send it again.',
  )
  expect(notificationText({ ...lead, kind: 'refused', call: 'demo' }, now)).toBe(
    'Your demo request was not accepted. Please send it again.',
  )
})

test('the silences of the join-team form stay silent, and so does a list that changed', () => {
  expect(notificationText({ ...lead, kind: 'refused', call: 'profile' }, now)).toBeNull()
  expect(notificationText({ kind: 'changed' }, now)).toBeNull()
})
