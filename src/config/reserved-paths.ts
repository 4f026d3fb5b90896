import { paths } from './paths.ts'

/** Screens with code of their own, and the files that the host serves for no other address. */
const screens: string[] = [paths.adminLogin, paths.doctor, paths.scheduler, '/404', '/index']

/** Folders whose every address is spoken for: referral codes, and the files of the build. */
const folders = [`${paths.referral}/`, '/static/', '/data/']

/** True for an address that no page and no redirect of the CMS can have. */
export function isReserved(path: string): boolean {
  return screens.includes(path) || folders.some((folder) => path.startsWith(folder))
}
