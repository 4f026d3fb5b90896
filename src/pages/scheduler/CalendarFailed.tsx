import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CalendarFailed.module.css'

interface CalendarFailedProps {
  address: string
  /** True when the waitlist form was sent. */
  isKnown: boolean
  phone: string | null
  onTryAgain: () => void
}

/** Where the scheduler does not come: its plain address, another try, and a person on the phone. */
export function CalendarFailed({ address, isKnown, phone, onTryAgain }: CalendarFailedProps) {
  const { host, pathname } = new URL(address)
  return (
    <div className={styles.failed} role="alert">
      <span className={styles.tile}>
        <Icon name="alert" />
      </span>
      <h2>The calendar did not load</h2>
      <p>
        {isKnown ? 'Your details are with us, so you will not have to fill the form again. ' : null}
        Open the scheduling page directly, or ask us to call you.
      </p>
      <ButtonLink href={address}>Open the scheduling page</ButtonLink>
      <Button variant="secondary" onClick={onTryAgain}>
        Try again
      </Button>
      <p className={styles.ways}>
        The address is <a href={address}>{host + pathname.replace(/\/$/, '')}</a>
        {phone ? (
          <>
            <br />
            Or call <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </>
        ) : null}
      </p>
    </div>
  )
}
