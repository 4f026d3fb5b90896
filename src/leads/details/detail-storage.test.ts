// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearMyDetails } from '#src/leads/outbox/outbox.ts'
import { clearDetailStorage, detailStorage, watchClearing } from './detail-storage.ts'
import { readDraft, saveDraft } from './drafts.ts'
import { readScheduleState, saveScheduleState } from '#src/browser/storage/schedule-state.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Another tab of this browser clears the details: it shares the device's storage alone. */
function clearElsewhere(tell = true): void {
  const key = 'details-cleared'
  localStorage.setItem(key, crypto.randomUUID())
  if (tell) dispatchEvent(new StorageEvent('storage', { key }))
}

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', phoneNumber: '1' }

test('who clears their details in one tab finds no draft in another', () => {
  sessionStorage.setItem('draft:funding', '{"businessName":"Acme"}')
  sessionStorage.setItem('pending:demo', '{"id":"1","body":{"email":"ada@example.com"}}')
  saveScheduleState(detailStorage, ada)
  clearElsewhere(false)
  expect(readDraft('funding')).toBeNull()
  expect(readScheduleState(detailStorage)).toBeNull()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/Acme|ada@/)
})

test('a tab with an open form is notified at once, and stores nothing afterwards', () => {
  vi.useFakeTimers()
  saveDraft('funding', { businessName: 'Acme' })
  clearElsewhere()
  vi.advanceTimersByTime(1000)
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Acme')
})

test('what is typed after the clearing is stored as usual', () => {
  clearElsewhere()
  saveScheduleState(detailStorage, ada)
  expect(readScheduleState(detailStorage)).toEqual(ada)
  clearElsewhere()
  expect(readScheduleState(detailStorage)).toBeNull()
})

test('other tabs are notified, and the one that clears its details forgets them too', async () => {
  const told = vi.fn<() => void>()
  const end = watchClearing(told)
  saveScheduleState(detailStorage, ada)
  const before = localStorage.getItem('details-cleared')
  await clearMyDetails()
  expect(localStorage.getItem('details-cleared')).not.toBe(before)
  expect(readScheduleState(detailStorage)).toBeNull()
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }))
  expect(told).not.toHaveBeenCalled()
  clearElsewhere()
  expect(told).toHaveBeenCalledOnce()
  end()
})

test('a browser that denies storage clears what the page itself holds', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  saveScheduleState(detailStorage, ada)
  expect(readScheduleState(detailStorage)).toEqual(ada)
  clearDetailStorage()
  expect(readScheduleState(detailStorage)).toBeNull()
})
