import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { isClosedAt } from './closed.ts'
import { isSiteOpened } from './session-flag.ts'
import { neverChanges } from '#src/ui/use-hydrated.ts'

interface ConstructionGateProps {
  isClosed: boolean
  /** What visitors see meanwhile. */
  sign: ReactNode
  children: ReactNode
}

/**
 * Shows the sign instead of every page but the admin login, until somebody logs in in this tab.
 * The static page always has the sign: only the browser knows its session.
 */
export function ConstructionGate({ isClosed, sign, children }: ConstructionGateProps) {
  const { pathname } = useLocation()
  // It only changes on the login page, which then navigates to another.
  const isOpened = useSyncExternalStore(neverChanges, isSiteOpened, () => false)
  return isClosedAt(pathname, isClosed, isOpened) ? sign : children
}
