// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, clearDrafts, readDraft, saveDraft } from './drafts.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearDrafts()
})

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
