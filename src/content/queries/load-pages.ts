import { audienceOf } from '#src/lib/address/audiences.ts'
import { fetchContent } from '#src/content/client/fetch-content.ts'
import { pageFields, validPage } from './load-page.ts'
import type { PageContent } from '#src/content/types.ts'
import type { PageQueryResult } from '#src/content/generated/types.generated.ts'

/** Like `pageQuery`, for all pages with these paths and the same audience. */
const pagesQuery = `*[_type == "page" && path in $paths] ${pageFields}`

/**
 * Several pages by their paths, with one request for each audience among them: for the build, where a
 * request for each page costs more than its answer. A path without a published page is missing, and a page that
 * validation leaves out is null.
 */
export async function loadPages(
  paths: readonly string[],
): Promise<Map<string, PageContent | null>> {
  const groups = [...Map.groupBy(paths, audienceOf)]
  const answers = await Promise.all(
    groups.map(([audience, group]) =>
      fetchContent<PageQueryResult[]>(pagesQuery, { paths: group, audience }),
    ),
  )
  const pages = new Map<string, PageContent | null>()
  for (const answer of answers.flatMap((found) => found ?? [])) {
    const path = answer?.path
    // Of several with one path the first counts, as where a single page is loaded.
    if (typeof path === 'string' && !pages.has(path)) pages.set(path, validPage(answer))
  }
  return pages
}

/** Paths in an order in which neighbours are loaded with one request: by audience, else as they are. */
export function inLoadingOrder(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, audienceOf).values()].flat()
}
