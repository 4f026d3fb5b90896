/** What a host has to know of the site's addresses; without a page's code, so that it loads quickly. */
export { publishedPages } from './content/queries/paths.ts'
export { loadRedirects } from './content/queries/redirects.ts'
export {
  codePaths,
  codeRedirects,
  contentPaths,
  fileOf,
  referralCodes,
  referralPage,
  signPaths,
  unknownPath,
} from './static-paths.ts'
