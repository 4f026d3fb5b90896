import { paths } from './paths.ts'

/** Pages that are code, and files that the host serves at no other address. */
const screens: string[] = [paths.adminLogin, paths.doctor, paths.scheduler, '/404', '/index']

/** Folders that are taken as a whole: referral codes, and the files of the build. */
const folders = [`${paths.referral}/`, '/static/', '/data/']

/** True for an address that no page or redirect of the CMS can have. */
export function isReserved(path: string): boolean {
  return screens.includes(path) || folders.some((folder) => path.startsWith(folder))
}
