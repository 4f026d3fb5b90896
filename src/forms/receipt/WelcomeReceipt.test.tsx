import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bookingKey } from '#src/browser/storage/safe-storage.ts'
import type { ReceiptState } from '#src/leads/receipts.ts'
import { writeReceipt } from '#src/leads/receipts.ts'
import { WelcomeReceipt } from './WelcomeReceipt.tsx'

const words = {
  bookedTitle: 'Your call is booked.',
  bookedText: 'Bring your questions.',
  unknownTime: 'The email says when.',
  eventTitle: 'Call, with Tofali',
  eventText: 'Bring your questions.',
}
const times = { start: '2026-11-26T15:00:00Z', end: '2026-11-26T15:30:00Z' }

const stamp = { initials: 'AO', place: 'Nigeria' }

function welcome(state: ReceiptState, booking?: object) {
  const stored = { reference: '3F2A-9C1B', state, isInDoubt: false, at: 1000, ...stamp }
  writeReceipt('waitlist', stored)
  if (booking) sessionStorage.setItem(bookingKey, JSON.stringify(booking))
  render(
    <WelcomeReceipt words={words}>
      {(receipt) =>
        receipt ? (
          <>
            {receipt.brick}
            {receipt.slip}
          </>
        ) : (
          <p>No receipt</p>
        )
      }
    </WelcomeReceipt>,
  )
}

test('who has booked a call reads when it is, in their own time', () => {
  welcome('received', times)
  expect(screen.getByRole('heading', { name: 'Your call is booked.' })).toBeTruthy()
  expect(document.querySelector<HTMLTimeElement>('section time')?.dateTime).toBe(
    '2026-11-26T15:00:00.000Z',
  )
  expect(screen.getByRole('region').textContent).toContain(
    `${hour(times.start)} to ${hour(times.end)}`,
  )
  expect(screen.getByRole('figure').textContent).toContain('3F2A-9C1B')
})

function hour(time: string): string {
  return new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

test('the call is added to a calendar', async () => {
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(file: Blob) {
        files.push(file)
        return 'blob:call'
      }
    },
  )
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  welcome('received', times)
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(click).toHaveBeenCalledOnce()
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('DTSTART:20261126T150000Z\r\nDTEND:20261126T153000Z\r\n')
  expect(text).toContain(String.raw`SUMMARY:Call\, with Tofali`)
  expect(text).toMatch(/UID:3F2A-9C1B@\S+\r\n/)
})

test('a booking whose time nobody told is called booked, and no time is invented', () => {
  welcome('received', {})
  expect(screen.getByRole('heading', { name: 'Your call is booked.' })).toBeTruthy()
  expect(screen.getByText('The email says when.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('who has booked nothing is on the waitlist', () => {
  welcome('received')
  expect(screen.getByRole('heading', { name: 'We have your waitlist entry.' })).toBeTruthy()
})

test('who is not known to be on the waitlist is not told so', () => {
  welcome('stored')
  expect(screen.getByText('No receipt')).toBeTruthy()
})
