import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { loadPrebuilt } from './page-data.ts'
import type { PageContent } from '#src/content/types.ts'

/** Everything one content page shows; null when no page is published at this path. */
export function page(path: string) {
  return queryOptions({ queryKey: ['page', path], queryFn: () => loadContent(path) })
}

/** A page's content: as of the build if it was there, else from the content API. */
async function loadContent(path: string): Promise<PageContent | null> {
  const prebuilt = await loadPrebuilt(path)
  if (prebuilt) return prebuilt
  // Queries and the border are a chunk of their own: a built page carries its content with it.
  const { loadPage } = await loadChunk('page', () => import('#src/content/queries/load-page.ts'))
  return loadPage(path)
}
