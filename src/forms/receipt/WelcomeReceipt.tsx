import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { parseBooking } from '#src/browser/storage/booking.ts'
import { bookingKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { BookedTime } from './BookedTime.tsx'
import type { BookingWords } from './BookedTime.tsx'
import { ReceiptSlip } from './ReceiptSlip.tsx'
import type { ReceiptContent } from './receipt-texts.ts'
import { useReceipt } from './use-receipt.ts'

interface WelcomeReceiptProps {
  content: ReceiptContent
  words: BookingWords
  /** Draws the page around the receipt; null once it is put away. */
  children: (receipt: ReactNode) => ReactNode
}

/** The receipt of the waitlist with the booked call. */
export function WelcomeReceipt({ content, words, children }: WelcomeReceiptProps) {
  const receipt = useReceipt('waitlist')
  const booking = useMemo(() => parseBooking(tabStorage.read(bookingKey)), [])
  // Who did not get through has the form itself on the page before.
  if (receipt?.state !== 'received') return children(null)
  const head = booking
    ? { title: words.bookedTitle, text: booking.start ? words.bookedText : words.unknownTime }
    : null
  return children(
    <ReceiptSlip form="waitlist" receipt={receipt} content={content} head={head}>
      {booking?.start ? (
        <BookedTime
          start={booking.start}
          end={booking.end}
          reference={receipt.reference}
          words={words}
        />
      ) : null}
    </ReceiptSlip>,
  )
}
