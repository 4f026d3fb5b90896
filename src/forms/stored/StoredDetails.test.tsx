// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ClosedLead, UndeliveredLead } from './StoredDetails.tsx'
import type { PendingLead } from '#src/leads/outbox/entry.ts'

afterEach(cleanup)

const lead: PendingLead = {
  id: 'a',
  call: 'contact',
  body: { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com', description: 'Hello' },
  at: new Date(2026, 10, 22, 9).getTime(),
  held: true,
  mayHaveArrived: false,
  isClosed: true,
}

test('whose form was closed reads what they typed and how to reach us, and can remove it', () => {
  const reach = { email: 'hello@brand.example', phone: '+254 20 555 0100' }
  const { container } = render(<ClosedLead lead={lead} reach={reach} />)
  expect(container.textContent).toMatch(/^Your message of November 22, .* can no longer be sent/)
  expect(screen.getByText('Ada Obi')).toBeTruthy()
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hello@brand.example' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+254 20 555 0100' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('a lead that only the visitor may send again has the button for it', () => {
  render(<UndeliveredLead lead={{ ...lead, isClosed: false }} />)
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
})
