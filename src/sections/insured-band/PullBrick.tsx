import { Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '#src/ui/lazy/ErrorBoundary.tsx'
import type { Claim } from '#src/content/types.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import styles from './PullBrick.module.css'

const LazyPaper = lazy(
  'claim',
  () => import('./Paper.tsx'),
  (module) => module.Paper,
)

/** The questions behind a brick and their answers: a popover, the last child of what is `data-claimed`. */
export function Paper({ claim }: { claim: Claim }) {
  // Another page does not wait for its paper: a boundary that was shown before would hold it back.
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={() => null}>
      <Suspense>
        <LazyPaper claim={claim} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface PullBrickProps {
  claim: Claim
  children: ReactNode
}

/**
 * A brick with three lines, which slides out of its hole when it is pressed. `data-claimed` on the element
 * around it and its paper says where they are: in a `hero`, below a `list`, or as a `figure`.
 */
export function PullBrick({ claim, children }: PullBrickProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the claim is its label
    <button
      type="button"
      id={claim.anchor}
      className={styles.slot}
      popoverTarget={`${claim.anchor}-paper`}
    >
      <span className={styles.brick}>
        <span>
          {children}
          {claim.hint ? <small className={styles.hint}>{` ${claim.hint}`}</small> : null}
        </span>
      </span>
    </button>
  )
}
