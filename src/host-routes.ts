import { paths } from '#shared/paths.ts'

/** What a host has to know of the site's addresses; without a page's code, so that it loads quickly. */
export { publishedPages } from './content/queries/paths.ts'
export { loadRedirects } from './content/queries/redirects.ts'
export { codeRedirects } from '#shared/paths.ts'

/** A path at which nothing is published: its page is served for every unknown path. */
export const unknownPath = '/404'

/** One static page serves all referral codes. */
export const referralCodes = paths.referralCodes
export const referralPage = '/referral/_'

/** Pages with their own code, which are static files too. */
export const codePaths: string[] = [
  paths.scheduleCall,
  paths.scheduler,
  paths.doctor,
  paths.adminLogin,
  referralPage,
]

/** Those of them that are documents of the CMS too: without one there is no such page. */
export const contentPaths: string[] = [paths.scheduleCall]

/** All paths of a build under construction: the sign, and the login that opens the site. */
export const signPaths: string[] = [paths.home, paths.adminLogin, unknownPath]

/** The file that a static host serves for a path: "/lender" is lender.html, "/" index.html. */
export function fileOf(path: string): string {
  return `${path === '/' ? '/index' : path}.html`
}
