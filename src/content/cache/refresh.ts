import { loadChunk } from '#src/browser/load-chunk.ts'
import { savesData } from '#src/browser/saves-data.ts'
import { whenIdle } from '#src/browser/when-idle.ts'
import type { ContentStore } from './use-content.ts'

/**
 * Updates the page where the CMS has newer content than the build, once the browser is idle, but never for
 * a visitor who saves data. A content API that does not answer changes nothing on the screen.
 * @param builtRevision the content's revision at the time of the build
 * @param hydrateAll hydrates all of the page: static parts cannot be updated
 */
export function refreshWhenIdle(
  store: ContentStore,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): void {
  if (savesData(navigator)) return
  whenIdle(async () => {
    const { loadRevision } = await loadChunk(
      'revision',
      () => import('#src/content/queries/revision.ts'),
    )
    if ((await loadRevision()) === builtRevision) return
    const { refreshContent } = await loadChunk('content', () => import('./refresh-content.ts'))
    await refreshContent(await store.cache(), hydrateAll)
  })
}
