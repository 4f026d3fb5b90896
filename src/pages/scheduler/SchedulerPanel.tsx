import { hosts } from '#src/config/hosts/hosts.ts'
import { paths } from '#shared/paths.ts'
import type { SchedulerTexts } from '#src/content/types.ts'
import type { ScheduleState } from '#src/browser/storage/schedule-state.ts'
import { schedulerAddress } from '#shared/address/scheduler-address.ts'
import { LinkedText } from '#src/ui/action/LinkedText.tsx'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { CalendarFailed } from './CalendarFailed.tsx'
import styles from './SchedulerPanel.module.css'
import { useScheduler } from './use-scheduler.ts'

interface SchedulerPanelProps {
  invitee: ScheduleState | null
  phone: string | null
  texts: SchedulerTexts
}

const permissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The loader, the scheduler in a frame, or a link to it: all of the same height. */
export function SchedulerPanel({ invitee, phone, texts }: SchedulerPanelProps) {
  const { phase, attempt, frame, tryAgain } = useScheduler()
  const plainAddress = schedulerAddress(hosts.scheduler, invitee)
  const isLoading = phase === 'loading' || phase === 'opening'
  return (
    <div className={styles.panel} data-phase={phase}>
      {isLoading ? (
        <div className={styles.loader} role="status">
          <Spinner size="large" />
          <p>{texts.loading}</p>
          <span>{texts.loadingNote}</span>
        </div>
      ) : null}
      <noscript>
        <p className={styles.plain}>
          <LinkedText text={texts.noScript}>
            {(words) => <a href={plainAddress}>{words}</a>}
          </LinkedText>
        </p>
      </noscript>
      {phase === 'loading' ? null : (
        <div className={styles.calendar}>
          <iframe
            key={attempt}
            ref={frame}
            title={texts.heading}
            src={schedulerAddress(hosts.scheduler, invitee, location.host)}
            sandbox={permissions}
            allow=""
            referrerPolicy="strict-origin"
            loading="eager"
          />
          <p className={styles.foot} role="status">
            {phase === 'booked' ? (
              <LinkedText text={texts.booked}>
                {(words) => <SmartLink to={paths.waitlistWelcome}>{words}</SmartLink>}
              </LinkedText>
            ) : (
              <LinkedText text={texts.foot}>
                {(words) => (
                  <a href={plainAddress} target="_blank" rel="noopener">
                    {words}
                  </a>
                )}
              </LinkedText>
            )}
          </p>
        </div>
      )}
      {phase === 'failed' ? (
        <CalendarFailed
          address={plainAddress}
          isKnown={invitee !== null}
          phone={phone}
          texts={texts}
          onTryAgain={tryAgain}
        />
      ) : null}
    </div>
  )
}
