// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearDraft,
  clearDrafts,
  readDraft,
  saveDraft,
  clearDetailStorage,
  detailStorage,
  watchClearing,
} from './details.ts'
import { clearMyDetails } from './outbox/outbox.ts'
import { readScheduleState, saveScheduleState } from '#src/browser/storage/scheduling.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(clearDrafts)

const stored = () => sessionStorage.getItem('draft:funding')

test('what is typed is stored 300 ms after the last key', () => {
  saveDraft('funding', { businessName: 'A' })
  vi.advanceTimersByTime(299)
  saveDraft('funding', { businessName: 'Ac' })
  vi.advanceTimersByTime(299)
  expect(stored()).toBeNull()
  expect(readDraft('funding')).toEqual({ businessName: 'Ac' })
  vi.advanceTimersByTime(1)
  expect(stored()).toBe('{"businessName":"Ac"}')
  expect(readDraft('funding')).toEqual({ businessName: 'Ac' })
})

test('leaving the page stores it at once', () => {
  saveDraft('funding', { businessName: 'Acme' })
  dispatchEvent(new Event('pagehide'))
  expect(stored()).toBe('{"businessName":"Acme"}')
})

test('files are never stored', () => {
  const uploadedFiles = [
    { S3Key: 'k', Bucket: 'b', type: 'application/pdf' },
    new File(['x'], 'x.pdf'),
  ]
  saveDraft('funding', { businessName: 'Acme', uploadedFiles, file: new File(['x'], 'x.pdf') })
  vi.advanceTimersByTime(300)
  expect(stored()).toBe('{"businessName":"Acme"}')
})

test('nothing is left after the lead arrived, not even by a timer that fires afterwards', () => {
  saveDraft('funding', { businessName: 'Acme' })
  clearDraft('funding')
  vi.advanceTimersByTime(300)
  expect(stored()).toBeNull()
  expect(readDraft('funding')).toBeNull()
})

test('an emptied form has no draft, and forms do not mix', () => {
  saveDraft('funding', { businessName: 'Acme' })
  saveDraft('demo', { firstName: 'Ada' })
  vi.advanceTimersByTime(300)
  saveDraft('funding', { businessName: '  ' })
  vi.advanceTimersByTime(300)
  expect(stored()).toBeNull()
  expect(readDraft('demo')).toEqual({ firstName: 'Ada' })
})

test.each(['{', 'null', '[1]', '"text"', '{"businessName": 5}'])(
  'a broken draft "%s" breaks nothing',
  (text) => {
    sessionStorage.setItem('draft:funding', text)
    expect(Object.values(readDraft('funding') ?? {})).toEqual([])
  },
)

function deny(): never {
  throw new DOMException('denied', 'SecurityError')
}

test('a browser that denies or has no room for storage keeps the draft for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny)
  saveDraft('funding', { businessName: 'Acme' })
  vi.advanceTimersByTime(300)
  expect(readDraft('funding')).toEqual({ businessName: 'Acme' })
  clearDraft('funding')
  expect(readDraft('funding')).toBeNull()
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
  saveDraft('funding', { businessName: 'Acme' })
  clearElsewhere()
  vi.advanceTimersByTime(1000)
  dispatchEvent(new Event('pagehide'))
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
