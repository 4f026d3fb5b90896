import { defineQuery } from 'groq'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { hrefOf } from './fragments.ts'
import { reportContent } from '#src/content/validate/report.ts'
import type { RedirectsQueryResult } from '#src/content/generated/types.generated.ts'
import { validRedirects } from '#src/content/validate/valid-redirects.ts'
import type { Redirect } from '#src/content/validate/valid-redirects.ts'

export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(from asc, _id asc) {
    _id, from, "to": ${hrefOf('to')}, permanent, "isPage": count(*[_type == "page" && path == ^.from]) > 0
  }`,
)

/** The redirects of the CMS, without those to an address that is not allowed or back to themselves. */
export async function loadRedirects(): Promise<Redirect[]> {
  const found = await fetchContent<RedirectsQueryResult>(redirectsQuery)
  return validRedirects(found ?? [], reportContent)
}
