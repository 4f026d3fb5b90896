import { useEffect, useEffectEvent, useRef } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { ReactNode, Ref } from 'react'
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
export function Banner({ text, duration = null, onEnd, first = false }: BannerProps) {
  const region = useRef<HTMLDivElement>(null)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (text === null) return undefined
    // On a phone the pressed button is a screen further down.
    region.current?.scrollIntoView({ block: 'nearest' })
    if (duration === null) return undefined
    const timer = setTimeout(end, duration)
    return () => clearTimeout(timer)
  }, [text, duration])
  return (
    <div ref={region} role="status" className={styles.region} data-first={first || undefined}>
      {text === null ? null : (
        <p className={`row-3 strong ${styles.banner}`}>
          <Icon name="tick" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

/** A warning to consider before sending again. */
export function Caution({
  children,
  ref,
}: {
  children: ReactNode
  ref?: Ref<HTMLParagraphElement>
}) {
  return (
    <p ref={ref} className={`small row-2 ${styles.caution}`} role="status">
      <Icon name="alert" small />
      <span>{children}</span>
    </p>
  )
}
