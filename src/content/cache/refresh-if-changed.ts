import { loadRevision } from '#src/content/queries/revision.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import type { ContentStore } from './use-content.ts'

/**
 * Updates the cache where the CMS has newer content than the build; what does so is loaded only then.
 * @throws when the content API does not answer; the page then stays as it was built
 */
export async function refreshIfChanged(
  store: ContentStore,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): Promise<void> {
  if ((await loadRevision()) === builtRevision) return
  const { refreshContent } = await loadChunk('content', () => import('./refresh-content.ts'))
  await refreshContent(await store.cache(), hydrateAll)
}
