import type { QueryClient } from '@tanstack/react-query'
import { loadRevision } from '#src/content/queries/revision.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'

/**
 * Updates the cache where the CMS has newer content than the build; what does so is loaded only then.
 * @throws when the content API does not answer; the page then stays as it was built
 */
export async function refreshIfChanged(
  cache: QueryClient,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): Promise<void> {
  if ((await loadRevision()) === builtRevision) return
  const { refreshContent } = await loadChunk('content', () => import('./refresh-content.ts'))
  await refreshContent(cache, hydrateAll)
}
