import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath, paths } from '#shared/paths.ts'
import { tabStorage } from '#src/browser/storage/safe-storage.ts'
import { isUnderConstruction } from '#src/config/construction.ts'
import { useInBrowser } from '#src/ui/use-hydrated.ts'

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
  const isOpened = useInBrowser(isSiteOpened, false)
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

/** True once somebody has logged in in this tab. It opens a closed site; it does not protect anything. */
function isSiteOpened(): boolean {
  return tabStorage.read(key) !== null
}

export function openSite(): void {
  tabStorage.write(key, '1')
}
