import { paths } from './config/paths.ts'
import { siteMap } from './routes.tsx'

/** A path that nothing is published at: its page is served for every unknown one. */
export const unknownPath = '/404'

/** One page stands behind all referral codes. */
export const referralCodes = paths.referralCodes
export const referralPage = '/referral/_'

/** Pages of code that are static files too. */
export const codePaths: string[] = [
  paths.scheduleCall,
  paths.scheduler,
  paths.doctor,
  paths.adminLogin,
  referralPage,
]

/** What there is while the site is under construction: the sign, and the login that opens the site. */
export const signPaths: string[] = [paths.home, paths.adminLogin, unknownPath]

export const codeRedirects = siteMap.flatMap((entry) => ('redirect' in entry ? [entry] : []))

/** The file that a static host serves for a path: "/lender" is lender.html, "/" index.html. */
export function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`
}
