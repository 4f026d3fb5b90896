import { useEffect, useMemo, useRef } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useCountdown } from '#src/ui/toast/use-countdown.ts'
import styles from './Banner.module.css'

interface BannerProps {
  /** Null for no message; the live region stays, so that the next message is announced. */
  text: string | null
  /** Milliseconds until `onEnd`; null stays. */
  duration?: number | null
  onEnd?: () => void
  /** Shown at the top of the surrounding panel, above its heading. */
  first?: boolean
}

/** A success message above a form, shown for a limited time. */
export function Banner({ text, duration = null, onEnd = () => {}, first = false }: BannerProps) {
  const region = useRef<HTMLDivElement>(null)
  const message = useMemo(
    () => ({ text, duration: text === null ? null : duration }),
    [text, duration],
  )
  useCountdown(region, message, onEnd)
  useEffect(() => {
    // On a phone the pressed button is a screen further down.
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
