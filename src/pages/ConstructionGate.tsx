import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath, paths } from '#shared/paths.ts'
import { isUnderConstruction } from '#src/config/construction.ts'
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

/** True on every page except the login of a site under construction, until somebody logs in in this tab. */
export function isClosedAt(
  pathname: string,
  isClosed = isUnderConstruction,
  isOpened = isSiteOpened(),
): boolean {
  return isClosed && !isOpened && canonicalPath(pathname) !== paths.adminLogin
}

const key = 'admin'

// If the browser refuses storage, the flag lasts as long as the page.
let memory = false

/** True once somebody has logged in in this tab. It opens a closed site; it does not protect anything. */
function isSiteOpened(): boolean {
  try {
    return memory || sessionStorage.getItem(key) === '1'
  } catch {
    return memory
  }
}

export function openSite(): void {
  memory = true
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // The variable above has it.
  }
}
