/** Old addresses that the code itself sends on; a redirect of the CMS may say the same. */
export const codeRedirects = ['/canpad', '/pricing']

/** Screens with code of their own, which no page of the CMS can replace. */
export const codeScreens = ['/admin-login', '/doctor', '/schedule-call-calendly']

/** Addresses of files that a host serves for another: the home page, and what stands for a lost one. */
const hostFiles = ['/index', '/404']

/** Folders whose every address is spoken for: referral codes, and the files of the build. */
const codeFolders = ['/referral/', '/static/', '/data/', '/flags/']

/** Whether an address is one of the site's own screens or files. */
export function isScreen(path: string): boolean {
  const isFile = [...codeScreens, ...hostFiles].includes(path)
  return isFile || codeFolders.some((folder) => path.startsWith(folder))
}

/** Whether an address never shows a page of the CMS. */
export function isReserved(path: string): boolean {
  return isScreen(path) || codeRedirects.includes(path)
}
