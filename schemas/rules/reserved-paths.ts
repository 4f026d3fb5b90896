/** Old addresses that the code redirects; a redirect in the CMS may repeat one. */
export const codeRedirects = ['/canpad', '/pricing']

/** Screens with their own code, which no page of the CMS can replace. */
export const codeScreens = ['/admin-login', '/doctor', '/schedule-call-calendly']

/** What a host serves for other addresses: the home page, the page for errors, the lead service. */
const hostFiles = ['/index', '/404', '/lead-api']

/** Folders in which every address is reserved: referral codes, files of the build, the lead service. */
const codeFolders = ['/referral/', '/static/', '/data/', '/flags/', '/lead-api/']

/** Whether an address is one of the site's own screens or files. */
export function isScreen(path: string): boolean {
  const isFile = [...codeScreens, ...hostFiles].includes(path)
  return isFile || codeFolders.some((folder) => path.startsWith(folder))
}

/** Whether an address never shows a page of the CMS. */
export function isReserved(path: string): boolean {
  return isScreen(path) || codeRedirects.includes(path)
}
