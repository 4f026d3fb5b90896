import { defineQuery } from 'groq'
import { fetchContent } from './fetch-content.ts'
import { reportContent } from './report.ts'
import type { RedirectsQueryResult } from './types.generated.ts'
import { validRedirects } from './valid-redirects.ts'
import type { Redirect } from './valid-redirects.ts'

export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(from asc, _id asc) {
    _id, from, to, permanent, "isPage": count(*[_type == "page" && path == ^.from]) > 0
  }`,
)

/** The redirects of the CMS; one that leads nowhere allowed, or to itself, is left out. */
export async function loadRedirects(): Promise<Redirect[]> {
  const found = await fetchContent<RedirectsQueryResult>(redirectsQuery)
  return validRedirects(found ?? [], reportContent)
}
