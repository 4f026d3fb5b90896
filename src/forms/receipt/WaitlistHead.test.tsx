// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueReceipt } from '#src/leads/receipts.ts'
import { WaitlistHead } from './WaitlistHead.tsx'

test('who has just joined the waitlist sees their brick, and is told so', () => {
  const texts = { joined: 'You are on the waitlist.', kept: 'Your place is kept.' }
  const outcome = { reference: '3F2A-9C1B', state: 'received', isInDoubt: false, at: 1000 } as const
  issueReceipt('waitlist', outcome, {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phoneNumber: '14035550148',
    residentCountry: 'Canada',
    buildCountry: 'Nigeria',
    purpose: 'New Build',
  })
  render(<WaitlistHead texts={texts}>Join</WaitlistHead>)
  const brick = screen.getByRole('figure').textContent
  for (const part of ['3F2A-9C1B', 'AO', 'Nigeria', '1 January 1970']) expect(brick).toContain(part)
  expect(document.activeElement?.textContent).toContain(texts.joined)
})
