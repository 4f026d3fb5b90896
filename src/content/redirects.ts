import { defineQuery } from 'groq'
import { resolveLink } from '#src/config/links.ts'
import { fetchContent } from './fetch-content.ts'
import type { RedirectsQueryResult } from './types.generated.ts'

export const redirectsQuery = defineQuery(
  `*[_type == "redirect"] | order(from asc) { _id, from, to, permanent }`,
)

export interface Redirect {
  from: string
  /** A checked address: a path of this site or another site's. */
  to: string
  permanent: boolean
}

/** The redirects of the CMS; one that leads nowhere allowed, or to itself, is left out. */
export async function loadRedirects(): Promise<Redirect[]> {
  const found = (await fetchContent<RedirectsQueryResult>(redirectsQuery)) ?? []
  return found.flatMap(({ from, to, permanent }) => {
    const target = resolveLink(to)
    const isPath = /^\/[^\s*]*$/.test(from)
    return target && isPath && target !== from
      ? [{ from, to: target, permanent: permanent === true }]
      : []
  })
}
