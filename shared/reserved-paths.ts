import { canonicalPath } from './address/canonical-path.ts'
import { codeRedirects } from './code-redirects.ts'
import { paths } from './paths.ts'

/** Pages that are code, and what the host serves at no other address. */
const screens: string[] = [
  paths.adminLogin,
  paths.doctor,
  paths.scheduler,
  '/404',
  '/lead-api',
  '/_headers',
  '/_redirects',
  '/apple-touch-icon.png',
  '/build.json',
  '/favicon.ico',
  '/favicon.svg',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/third-party-notices.txt',
]

/** Folders that are taken as a whole: referral codes, files of the build, the lead service. */
const folders = ['/referral/', '/static/', '/data/', '/flags/', '/media/', '/.well-known/'].concat(
  '/lead-api/',
)

/** True for an address, however it is written, that no page or redirect of the CMS can have. */
export function isScreen(path: string): boolean {
  const address = canonicalPath(path).toLowerCase()
  if (address === '/') return path !== '/'
  return screens.includes(address) || folders.some((folder) => address.startsWith(folder))
}

/** True for an address that no page of the CMS can have; a redirect in the CMS may repeat one of the code. */
export function isReserved(path: string): boolean {
  const address = canonicalPath(path)
  return isScreen(path) || codeRedirects.some((redirect) => redirect.path === address)
}
