import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hosts } from '#src/config/hosts/hosts.ts'
import { durations, waits } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { saveBooking } from '#src/browser/storage/booking.ts'
import { tabStorage } from '#src/browser/storage/safe-storage.ts'
import { widgetEvent } from '#shared/address/scheduler-address.ts'

type Phase = 'loading' | 'opening' | 'open' | 'failed' | 'booked'

/**
 * The states of the embedded scheduler: a loader for three seconds, then the frame. A frame that could
 * not load looks loaded to the page around it, so only the widget's own messages count.
 */
export function useScheduler() {
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
    else if (phase === 'booked') void navigate(paths.waitlistWelcome)
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
