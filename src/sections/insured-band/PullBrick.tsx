import type { ReactNode } from 'react'
import type { Claim } from '#src/content/types.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { PagePart } from '#src/ui/lazy/ErrorBoundary.tsx'
import styles from './PullBrick.module.css'

const LazyPaper = lazy('claim', () => import('./Paper.tsx'), 'Paper')

/** The questions behind a brick and their answers: a popover, the last child of what is `data-claimed`. */
export function Paper({ claim }: { claim: Claim }) {
  return (
    <PagePart>
      <LazyPaper claim={claim} />
    </PagePart>
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
      <span className={`edged ${styles.brick}`}>
        <span>
          {children}
          {claim.hint ? (
            <small className={`above-1 ${styles.hint}`} data-screen-only>{` ${claim.hint}`}</small>
          ) : null}
        </span>
      </span>
    </button>
  )
}
