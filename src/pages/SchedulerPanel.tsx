import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { callAddress } from '#shared/contact.ts'
import { schedulerAddress, widgetEvent } from '#shared/scheduler.ts'
import { durations, waits } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { usePrefix } from '#src/browser/language.ts'
import { saveBooking } from '#src/browser/storage/scheduling.ts'
import { tabStorage } from '#src/browser/storage/safe-storage.ts'
import type { ScheduleState } from '#src/browser/storage/scheduling.ts'
import { hosts } from '#src/config/hosts.ts'
import type { SchedulerTexts } from '#src/content/types.ts'
import { ActionRow, Button, ButtonLink, LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './Scheduler.module.css'

interface SchedulerPanelProps {
  invitee: ScheduleState | null
  phone: string | null
  texts: SchedulerTexts
}

const permissions =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** The loader, the scheduler in a frame, or a link to it: all of the same height. */
export function SchedulerPanel({ invitee, phone, texts }: SchedulerPanelProps) {
  const prefix = usePrefix()
  const { phase, attempt, frame, tryAgain } = useScheduler()
  const plainAddress = schedulerAddress(hosts.scheduler, invitee)
  const isLoading = phase === 'loading' || phase === 'opening'
  return (
    <div className={`pane ${styles.panel}`} data-phase={phase}>
      {isLoading ? (
        <div className={`stack-5 ${styles.loader}`} role="status" data-needs-script>
          <Spinner size="large" />
          <p className="title">{texts.loading}</p>
          <span className="quiet">{texts.loadingNote}</span>
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
            className="cover"
            title={texts.heading}
            src={schedulerAddress(hosts.scheduler, invitee, location.host)}
            sandbox={permissions}
            allow=""
            referrerPolicy="strict-origin"
            loading="eager"
          />
          <p className={`note ${styles.foot}`} role="status">
            {phase === 'booked' ? (
              <LinkedText text={texts.booked}>
                {(words) => <SmartLink to={prefix + paths.waitlistWelcome}>{words}</SmartLink>}
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

interface CalendarFailedProps {
  address: string
  /** True when the waitlist form was sent. */
  isKnown: boolean
  phone: string | null
  texts: SchedulerTexts
  onTryAgain: () => void
}

/** Shown when the scheduler does not load: its plain address, another try, and a phone number. */
function CalendarFailed({ address, isKnown, phone, texts, onTryAgain }: CalendarFailedProps) {
  const { host, pathname } = new URL(address)
  return (
    <div className={`stack-4 ${styles.failed}`} role="alert">
      <h2>{texts.failedHeading}</h2>
      <p>
        {isKnown ? `${texts.failedKnown} ` : null}
        {texts.failedText}
      </p>
      <ActionRow>
        <ButtonLink href={address}>{texts.openPage}</ButtonLink>
        <Button variant="secondary" onClick={onTryAgain}>
          {t().failure.tryAgain}
        </Button>
      </ActionRow>
      <p className="note">
        {texts.addressLabel} <a href={address}>{host + pathname.replace(/\/$/, '')}</a>
        {phone ? (
          <>
            <br />
            {texts.callLabel}{' '}
            <a href={callAddress(phone)}>
              <bdi>{phone}</bdi>
            </a>
          </>
        ) : null}
      </p>
    </div>
  )
}

type Phase = 'loading' | 'opening' | 'open' | 'failed' | 'booked'

/**
 * The states of the embedded scheduler: a loader for three seconds, then the frame. A frame that could
 * not load looks loaded to the page around it, so only the widget's own messages count.
 */
function useScheduler() {
  const prefix = usePrefix()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<Phase>('loading')
  const [attempt, setAttempt] = useState(0)

  const onMessage = useEffectEvent((event: MessageEvent) => {
    if (event.origin !== new URL(hosts.scheduler).origin) return
    if (!frame.current || event.source !== frame.current.contentWindow) return
    const name = widgetEvent(event.data)
    if (name === 'calendly.event_scheduled') {
      saveBooking(tabStorage, event.data)
      setPhase('booked')
    } else if (name !== null && phase !== 'booked') setPhase('open')
  })

  const onNextStep = useEffectEvent(() => {
    if (phase === 'loading') setPhase('opening')
    // A visitor with the focus in the frame is using it.
    else if (phase === 'opening') setPhase(isInUse(frame.current) ? 'open' : 'failed')
    else if (phase === 'booked') void navigate(prefix + paths.waitlistWelcome)
  })

  useEffect(() => {
    const listener = (event: MessageEvent) => onMessage(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    const wait = waitAfter(phase)
    if (wait === null) return undefined
    const timer = setTimeout(() => onNextStep(), wait)
    return () => clearTimeout(timer)
  }, [phase])

  function tryAgain() {
    setAttempt(attempt + 1)
    setPhase('loading')
  }

  return { phase, attempt, frame, tryAgain }
}

function waitAfter(phase: Phase): number | null {
  if (phase === 'loading') return durations.schedulerLoader
  if (phase === 'opening') return waits.scheduler
  return phase === 'booked' ? durations.scheduledRedirect : null
}

function isInUse(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && document.activeElement === frame
}
