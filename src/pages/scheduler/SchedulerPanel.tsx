import { Link } from 'react-router-dom'
import { hosts } from '#src/config/hosts.ts'
import { paths } from '#src/config/paths.ts'
import type { ScheduleState } from '#src/lib/schedule-state.ts'
import { schedulerAddress } from '#src/lib/scheduler-address.ts'
import { LayingBricks } from '#src/ui/laying/LayingBricks.tsx'
import { CalendarFailed } from './CalendarFailed.tsx'
import styles from './SchedulerPanel.module.css'
import { useScheduler } from './use-scheduler.ts'

interface SchedulerPanelProps {
  invitee: ScheduleState | null
  phone: string | null
}

const permissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The loader, the scheduler in a frame, or another way to it: all of one height. */
export function SchedulerPanel({ invitee, phone }: SchedulerPanelProps) {
  const { phase, attempt, frame, tryAgain } = useScheduler()
  const plainAddress = schedulerAddress(hosts.scheduler, invitee)
  const isLoading = phase === 'loading' || phase === 'opening'
  return (
    <div className={styles.panel} data-phase={phase}>
      {isLoading ? (
        <div className={styles.loader} role="status">
          <LayingBricks size="large" />
          <p>Loading the calendar</p>
          <span>Times show in your own time zone.</span>
        </div>
      ) : null}
      <noscript>
        <p className={styles.plain}>
          The calendar takes scripts. <a href={plainAddress}>Open the scheduling page</a>
        </p>
      </noscript>
      {phase === 'loading' ? null : (
        <div className={styles.calendar}>
          <iframe
            key={attempt}
            ref={frame}
            title="Choose a time for your call"
            src={schedulerAddress(hosts.scheduler, invitee, location.host)}
            sandbox={permissions}
            allow=""
            referrerPolicy="strict-origin"
            loading="eager"
          />
          <p className={styles.foot} role="status">
            {phase === 'booked' ? (
              <>
                Your call is booked. <Link to={paths.waitlistWelcome}>Go on</Link>
              </>
            ) : (
              <>
                Calendar by our scheduling partner.{' '}
                <a href={plainAddress} target="_blank" rel="noopener">
                  Open it in a new tab
                </a>
              </>
            )}
          </p>
        </div>
      )}
      {phase === 'failed' ? (
        <CalendarFailed
          address={plainAddress}
          isKnown={invitee !== null}
          phone={phone}
          onTryAgain={tryAgain}
        />
      ) : null}
    </div>
  )
}
