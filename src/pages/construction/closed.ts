import { isUnderConstruction } from '#src/config/construction.ts'
import { paths } from '#shared/paths.ts'
import { canonicalPath } from '#shared/address/canonical-path.ts'
import { isSiteOpened } from './session-flag.ts'

/** True on every page except the login of a site under construction, until somebody logs in in this tab. */
export function isClosedAt(
  pathname: string,
  isClosed = isUnderConstruction,
  isOpened = isSiteOpened(),
): boolean {
  return isClosed && !isOpened && canonicalPath(pathname) !== paths.adminLogin
}
