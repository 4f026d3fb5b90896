import { defineQuery } from 'groq'
import { canonicalPath } from '#shared/address/canonical-path.ts'
import { siteAddress } from '#shared/address/site-address.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { hrefOf } from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { RedirectsQueryResult } from '#src/content/generated/types.generated.ts'
import { validRedirects } from '#src/content/validate/valid-redirects.ts'
import type { Redirect } from '#src/content/validate/valid-redirects.ts'

export const redirectsQuery = defineQuery(
  `{
    "redirects": *[_type == "redirect"] | order(from asc, _id asc) {
      _id, from, "to": ${hrefOf('to')}, permanent
    },
    "pages": *[_type == "page" && defined(path)].path
  }`,
)

// Here for whoever looks up a redirect: it is the same chunk.
export { lowerCasePath } from '#shared/address/site-address.ts'

/** The redirects of the CMS, without those to an address that is not allowed or back to themselves. */
export async function loadRedirects(): Promise<Redirect[]> {
  const found = await fetchContent<RedirectsQueryResult>(redirectsQuery)
  return validRedirects(found ?? { redirects: [], pages: [] }, reportContent)
}

/**
 * Where a redirect leads that starts from this canonical path, whether it is written with `.html` or
 * without; null when there is none. Without the rules of a host, the app sees `/old` for `/old.html`.
 */
export async function redirectFrom(path: string): Promise<string | null> {
  const redirects = await loadRedirects()
  const spelled = redirects.find(
    ({ from, to }) => canonicalPath(from) === path && siteAddress(to)?.path !== path,
  )
  return (redirects.find(({ from }) => from === path) ?? spelled)?.to ?? null
}
