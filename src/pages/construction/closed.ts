import { isUnderConstruction } from '#src/config/construction.ts'
import { paths } from '#src/config/paths.ts'
import { canonicalPath } from '#src/lib/address/canonical-path.ts'
import { isSiteOpened } from './session-flag.ts'

/** True on every page except the login of a site under construction, until somebody logs in in this tab. */
export function isClosedAt(
  pathname: string,
  isClosed = isUnderConstruction,
  isOpened = isSiteOpened(),
): boolean {
  return isClosed && !isOpened && canonicalPath(pathname) !== paths.adminLogin
}
