import type { SchedulerTexts } from '#src/content/types.ts'
import { callAddress } from '#shared/address/call-address.ts'
import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CalendarFailed.module.css'

interface CalendarFailedProps {
  address: string
  /** True when the waitlist form was sent. */
  isKnown: boolean
  phone: string | null
  texts: SchedulerTexts
  onTryAgain: () => void
}

/** Shown when the scheduler does not load: its plain address, another try, and a phone number. */
export function CalendarFailed({
  address,
  isKnown,
  phone,
  texts,
  onTryAgain,
}: CalendarFailedProps) {
  const { host, pathname } = new URL(address)
  return (
    <div className={styles.failed} role="alert">
      <span className={styles.tile}>
        <Icon name="alert" />
      </span>
      <h2>{texts.failedHeading}</h2>
      <p>
        {isKnown ? `${texts.failedKnown} ` : null}
        {texts.failedText}
      </p>
      <ButtonLink href={address}>{texts.openPage}</ButtonLink>
      <Button variant="secondary" onClick={onTryAgain}>
        Try again
      </Button>
      <p className={styles.ways}>
        {texts.addressLabel} <a href={address}>{host + pathname.replace(/\/$/, '')}</a>
        {phone ? (
          <>
            <br />
            {texts.callLabel} <a href={callAddress(phone)}>{phone}</a>
          </>
        ) : null}
      </p>
    </div>
  )
}
