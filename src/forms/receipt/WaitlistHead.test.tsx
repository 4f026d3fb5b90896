import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { waitlist } from '#shared/leads/waitlist.ts'
import { issueReceipt } from '#src/leads/receipts.ts'
import { WaitlistHead } from './WaitlistHead.tsx'

test('who has just joined the waitlist sees their brick, and is told so', () => {
  const texts = { joined: 'You are on the waitlist.', kept: 'Your place is kept.' }
  const outcome = { reference: '3F2A-9C1B', state: 'received', isInDoubt: false, at: 1000 } as const
  issueReceipt('waitlist', outcome, waitlist.call.example)
  render(<WaitlistHead texts={texts}>Join</WaitlistHead>)
  const brick = screen.getByRole('figure').textContent
  for (const part of ['3F2A-9C1B', 'AO', 'Nigeria', '1 January 1970']) expect(brick).toContain(part)
  expect(document.activeElement?.textContent).toContain(texts.joined)
})
