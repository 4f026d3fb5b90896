import { Button } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import type { Lazy } from './lazy.ts'
import styles from './LazyNotice.module.css'

/** Shown in place of a lazy component that is loading or has failed to load. */
export function LazyNotice({ lazy, children }: { lazy: Lazy<never>; children: string }) {
  if (lazy.state === 'loading') {
    return (
      <div className={styles.loader} role="status">
        <Spinner size="large" />
        <p>{children}</p>
      </div>
    )
  }
  if (lazy.state !== 'failed') return null
  return (
    <div className={styles.failure} role="alert">
      <p>{lazy.message}</p>
      <Button variant="secondary" onClick={lazy.retry}>
        Try again
      </Button>
    </div>
  )
}
