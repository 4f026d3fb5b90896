/** Old addresses that the code itself sends on; a redirect of the CMS may say the same. */
export const codeRedirects = ['/canpad', '/pricing']

/** Screens with code of their own, which no page of the CMS can replace. */
export const codeScreens = ['/admin-login', '/doctor', '/schedule-call-calendly']

/** Folders whose every address is spoken for: referral codes, and the files of the build. */
const codeFolders = ['/referral/', '/static/']

/** Whether an address is one of the site's own screens or files. */
export function isScreen(path: string): boolean {
  return codeScreens.includes(path) || codeFolders.some((folder) => path.startsWith(folder))
}

/** Whether an address never shows a page of the CMS. */
export function isReserved(path: string): boolean {
  return isScreen(path) || codeRedirects.includes(path)
}
