import { waitlist } from '#shared/leads/waitlist.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ClosedLead, StoredDetails } from '#src/forms/stored/StoredDetails.tsx'
import type { PendingLead } from '#src/leads/outbox/entry.ts'
import { readDraft, saveDraft } from '#src/leads/details.ts'
import { submitLead } from '#src/leads/outbox/outbox.ts'
import { useTestServer } from './test-server.ts'
import { press, toast } from './screen.tsx'

function deny(): never {
  throw new DOMException('denied', 'SecurityError')
}

const server = useTestServer()

test('nothing is shown while nothing is stored', async () => {
  const { container } = render(<StoredDetails reach={null} />)
  await act(() => Promise.resolve())
  expect(container.innerHTML).toBe('')
})

test('what was typed can be cleared', async () => {
  saveDraft('demo', { firstName: 'Ada' })
  render(<StoredDetails reach={null} />)
  await screen.findByRole('heading', { name: 'Your details in this browser' })
  await press('Clear my details')
  await toast('Your details are gone from this browser.')
  expect(readDraft('demo')).toBeNull()
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
})

test('a lead of an earlier visit that must not go out twice is sent again when the visitor asks for it', async () => {
  // Only 201 is a success, yet this one may have been stored.
  await server.injectFaults({ call: 'waitlist', status: 200, body: {}, times: 1 })
  await submitLead('waitlist', waitlist.call.example)
  render(<StoredDetails reach={null} />)
  await screen.findByText(/Your waitlist entry of .* It may already have arrived/)
  await press('Send again')
  await toast('Your waitlist entry was delivered.')
  await expect.poll(() => screen.queryByText(/Your waitlist entry of/)).toBeNull()
  expect(await server.inbox()).toHaveLength(1)
})

test('a visitor whose browser refuses to clear the details is not told that they are gone', async () => {
  vi.stubGlobal('indexedDB', { open: deny })
  saveDraft('demo', { firstName: 'Ada' })
  render(<StoredDetails reach={null} />)
  await screen.findByRole('heading', { name: 'Your details in this browser' })
  await press('Clear my details')
  await toast(/^Some of your details could not be cleared\. Try again/)
  expect(readDraft('demo')).toBeNull()
  // There is more to clear, and the visitor can try again.
  expect(screen.getByRole('button', { name: 'Clear my details' })).toBeTruthy()
})

const closed: PendingLead = {
  id: 'a',
  call: 'contact',
  body: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', description: 'Hello' },
  at: new Date(2026, 10, 22, 9).getTime(),
  held: true,
  mayHaveArrived: false,
  isClosed: true,
}

test('a visitor whose lead belongs to a closed form reads what they typed and how to reach us, and can remove it', () => {
  const reach = { email: 'hello@brand.example', phone: '+254 20 555 0100' }
  const { container } = render(<ClosedLead lead={closed} reach={reach} />)
  expect(container.textContent).toMatch(
    /^Your message of 22 November 2026 .* can no longer be sent/,
  )
  expect(screen.getByText('Ada Obi')).toBeTruthy()
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@brand.example' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+254 20 555 0100' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})
