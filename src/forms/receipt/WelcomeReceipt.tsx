import { useMemo } from 'react'
import { t } from '#shared/words/words.ts'
import { parseBooking } from '#src/browser/storage/scheduling.ts'
import { bookingKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { ReceiptSlip, useReceipt } from './ReceiptSlip.tsx'
import { StampedReference } from './StampedReference.tsx'
import { saveCalendar } from '#src/browser/save-file.ts'
import { Button } from '#src/ui/action/Action.tsx'
import styles from './BookedTime.module.css'
import type { ReactNode } from 'react'

interface WelcomeReceiptProps {
  words: BookingWords
  /** Draws the page around the receipt; null once it is closed. */
  children: (receipt: BrickAndSlip | null) => ReactNode
}

/** A receipt in two places. */
export interface BrickAndSlip {
  brick: ReactNode
  slip: ReactNode
}

/** The receipt of the waitlist with the booked call. */
export function WelcomeReceipt({ words, children }: WelcomeReceiptProps) {
  const receipt = useReceipt('waitlist')
  const booking = useMemo(() => parseBooking(tabStorage.read(bookingKey)), [])
  // A visitor whose lead did not arrive still has the form on the page before.
  if (receipt?.state !== 'received') return children(null)
  const head = booking
    ? { title: words.bookedTitle, text: booking.start ? words.bookedText : words.unknownTime }
    : null
  return children({
    brick: <StampedReference form="waitlist" receipt={receipt} />,
    slip: (
      <ReceiptSlip form="waitlist" receipt={receipt} head={head}>
        {booking?.start ? (
          <BookedTime
            start={booking.start}
            end={booking.end}
            reference={receipt.reference}
            words={words}
          />
        ) : null}
      </ReceiptSlip>
    ),
  })
}

/** What an editor writes about a booked call. */
export interface BookingWords {
  bookedTitle: string
  bookedText: string
  unknownTime: string
  eventTitle: string
  eventText: string
}

interface BookedTimeProps {
  start: Date
  end: Date | null
  reference: string
  words: BookingWords
}

/** When the call is, in the visitor's own time, and its entry for a calendar. */
export function BookedTime({ start, end, reference, words }: BookedTimeProps) {
  const show = (options: Intl.DateTimeFormatOptions) => start.toLocaleString(t().tag, options)

  function download() {
    const call = {
      uid: `${reference}@${location.hostname}`,
      start,
      end,
      summary: words.eventTitle,
      description: `${words.eventText}\n${t().receipt.inCalendar(reference)}`,
    }
    saveCalendar('call.ics', [call])
  }

  return (
    <div className="stack-4">
      <p className={styles.time}>
        <span className={styles.day}>
          {show({ weekday: 'short' })} <b>{show({ day: 'numeric' })}</b> {show({ month: 'short' })}
        </span>{' '}
        <b>
          <time dateTime={start.toISOString()}>{hour(start)}</time>
          {end ? t().receipt.until(hour(end)) : null}
        </b>{' '}
        <span className="stone">{t().receipt.yourTime(zoneOf(start))}</span>
      </p>
      <div data-screen-only>
        <Button wide onClick={download}>
          {t().receipt.addToCalendar}
        </Button>
      </div>
    </div>
  )
}

function hour(time: Date): string {
  return time.toLocaleTimeString(t().tag, { hour: '2-digit', minute: '2-digit' })
}

function zoneOf(time: Date): string {
  const parts = new Intl.DateTimeFormat(t().tag, { timeZoneName: 'long' }).formatToParts(time)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
