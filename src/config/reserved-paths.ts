import { paths } from './paths.ts'

/** Pages that are code, and what the host serves at no other address. */
const screens: string[] = [
  paths.adminLogin,
  paths.doctor,
  paths.scheduler,
  '/404',
  '/index',
  '/lead-api',
]

/** Folders that are taken as a whole: referral codes, files of the build, the lead service. */
const folders = [`${paths.referral}/`, '/static/', '/data/', '/flags/', '/lead-api/']

/** True for an address that no page or redirect of the CMS can have. */
export function isReserved(path: string): boolean {
  return screens.includes(path) || folders.some((folder) => path.startsWith(folder))
}
