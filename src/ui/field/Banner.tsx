import { useEffect, useMemo, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useCountdown } from '../toast/use-countdown.ts'
import styles from './Banner.module.css'

interface BannerProps {
  /** Null for nothing to say; the region stays, so that what comes is told. */
  text: string | null
  /** Milliseconds until `onEnd`; null stays. */
  duration?: number | null
  onEnd?: () => void
  /** Above everything in the panel around, its heading included. */
  first?: boolean
}

/** Good news above a form, for a while. */
export function Banner({ text, duration = null, onEnd = () => {}, first = false }: BannerProps) {
  const region = useRef<HTMLDivElement>(null)
  const message = useMemo(
    () => ({ text, duration: text === null ? null : duration }),
    [text, duration],
  )
  useCountdown(region, message, onEnd)
  useEffect(() => {
    // On a phone the button that was pressed is a screen below.
    if (text !== null) region.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div ref={region} role="status" className={styles.region} data-first={first || undefined}>
      {text === null ? null : (
        <p className={styles.banner}>
          <Icon name="tick" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
