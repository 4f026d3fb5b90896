// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { en } from '#shared/words/en.ts'
import { fr } from '#shared/words/fr.ts'
import { setWords } from '#shared/words/words.ts'
import { saveBooking } from '#src/browser/storage/scheduling.ts'
import { bookingKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { clearDetailStorage } from './details.ts'
import {
  issueReceipt,
  parseReceipt,
  settleReceipt,
  storedReceipt,
  watchReceipts,
  writeReceipt,
} from './receipts.ts'
import type { Receipt } from './receipts.ts'

const id = '3f2a9c1b-77d0-4f6e-9d52-0a8b1c2d3e4f'
const stored: Receipt = {
  reference: '3F2A-9C1B',
  state: 'stored',
  isInDoubt: false,
  at: 1000,
  initials: 'AO',
  place: 'Nigeria',
}

const body = {
  firstName: 'ada',
  lastName: 'Obi',
  email: 'ada@example.com',
  phoneNumber: '14035550148',
  residentCountry: 'Canada',
  buildCountry: 'Nigeria',
  purpose: 'New Build',
}

const shown = () => parseReceipt(storedReceipt('contact'))

beforeEach(() => void vi.useFakeTimers({ now: 5000 }))

test('of what was typed a receipt stores the initials and where it is to be built', () => {
  const { initials, place, ...outcome } = stored
  issueReceipt('waitlist', outcome, body)
  expect(parseReceipt(storedReceipt('waitlist'))).toEqual({ ...outcome, initials, place })
})

test('the brick names the country in the language of the page', () => {
  setWords(fr)
  issueReceipt('waitlist', stored, { ...body, buildCountry: 'South Africa' })
  setWords(en)
  expect(parseReceipt(storedReceipt('waitlist'))?.place).toBe('Afrique du Sud')
})

test('a lead that is delivered later changes its receipt, and no other', () => {
  writeReceipt('contact', stored)
  writeReceipt('demo', { ...stored, reference: '0000-0000' })
  settleReceipt(id, true, false)
  expect(shown()).toEqual({ ...stored, state: 'received', at: 5000 })
  expect(parseReceipt(storedReceipt('demo'))?.state).toBe('stored')
})

test('a lead that is refused or too old in the end may have arrived before', () => {
  writeReceipt('contact', stored)
  settleReceipt(id, false, true)
  expect(shown()).toMatchObject({ state: 'unsent', isInDoubt: true })
})

test('what was received stays received', () => {
  writeReceipt('contact', { ...stored, state: 'received' })
  settleReceipt(id, false, false)
  expect(shown()?.state).toBe('received')
})

test('a newer try of the same lead is not judged by what became of the one before', () => {
  settleReceipt(id, false, false)
  writeReceipt('contact', { ...stored, at: 6000 })
  const stop = watchReceipts(() => {})
  expect(shown()?.state).toBe('stored')
  stop()
})

test('a tab learns what another tab has delivered: at once, and when it comes back', () => {
  settleReceipt(id, true, false)
  const late = localStorage.getItem('late-receipts') ?? ''
  localStorage.clear()
  writeReceipt('contact', stored)
  const told = vi.fn<() => void>()
  const stop = watchReceipts(told)
  expect(shown()?.state).toBe('stored')
  localStorage.setItem('late-receipts', late)
  dispatchEvent(new StorageEvent('storage', { key: 'late-receipts' }))
  expect(shown()?.state).toBe('received')
  expect(told).toHaveBeenCalledOnce()
  stop()
  writeReceipt('contact', stored)
  const stopAgain = watchReceipts(told)
  expect(shown()?.state).toBe('received')
  stopAgain()
})

test('who clears their details clears their receipts and their booked call', () => {
  writeReceipt('contact', stored)
  saveBooking(tabStorage, {})
  clearDetailStorage()
  expect(tabStorage.read(bookingKey)).toBeNull()
  expect(shown()).toBeNull()
})

test.each([
  [null],
  ['{'],
  ['[]'],
  [JSON.stringify({ ...stored, state: 'lost' })],
  [JSON.stringify({ ...stored, reference: 7 })],
  [JSON.stringify({ ...stored, at: 'now' })],
])('the forged or broken text %s is no receipt', (text) => {
  expect(parseReceipt(text)).toBeNull()
})
