import { Button } from '../action/Button.tsx'
import { LayingBricks } from '../spinner/Spinner.tsx'
import type { Late } from './use-lazy.ts'
import styles from './LazyNotice.module.css'

/** What stands in the place of a part that is still coming, or did not come. */
export function LateNotice({ late, children }: { late: Late<never>; children: string }) {
  if (late.state === 'loading') {
    return (
      <div className={styles.loader} role="status">
        <LayingBricks size="large" />
        <p>{children}</p>
      </div>
    )
  }
  if (late.state !== 'failed') return null
  return (
    <div className={styles.failure} role="alert">
      <p>{late.line}</p>
      <Button variant="secondary" onClick={late.retry}>
        Try again
      </Button>
    </div>
  )
}
