import { withoutPrefix } from './languages.ts'
import { canonicalPath, codeRedirects, paths } from './paths.ts'

/** Pages that are code, and what the host serves at no other address. */
const screens: string[] = [
  paths.adminLogin,
  paths.doctor,
  paths.scheduler,
  '/404',
  '/lead-api',
  '/_headers',
  '/_redirects',
  '/answers.json',
  '/apple-touch-icon.png',
  '/build.json',
  '/favicon.ico',
  '/favicon.svg',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/search-index.json',
  '/sitemap.xml',
  '/third-party-notices.txt',
]

/** Folders that are taken as a whole: referral codes, files of the build, the lead service. */
const folders = ['/referral/', '/static/', '/data/', '/flags/', '/media/', '/.well-known/'].concat(
  '/lead-api/',
)

/** True for an address in any language, however it is written, that no page or redirect of the CMS can have. */
export function isScreen(path: string): boolean {
  const address = withoutPrefix(canonicalPath(path)).toLowerCase()
  if (address === '/') return path !== canonicalPath(path)
  return (
    screens.includes(address) ||
    /\.md$|^\/guides\/.*feed\.(?:xml|json)$/.test(address) ||
    folders.some((folder) => address.startsWith(folder))
  )
}

/** True for an address that no page of the CMS can have; a redirect in the CMS may repeat one of the code. */
export function isReserved(path: string): boolean {
  const address = withoutPrefix(canonicalPath(path))
  return (
    isScreen(path) ||
    address.startsWith(`${paths.guides}/`) ||
    codeRedirects.some((redirect) => redirect.path === address)
  )
}
