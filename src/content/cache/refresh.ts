import { loadChunk } from '#src/lib/load-chunk.ts'
import { savesData } from '#src/lib/dom/saves-data.ts'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import type { ContentStore } from './use-content.ts'

/**
 * Fetches what changed in the CMS since the build, once the browser is idle, but never for a visitor who
 * saves data. A content API that does not answer changes nothing on the screen.
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
    const { refreshIfChanged } = await loadChunk(
      'revision',
      () => import('./refresh-if-changed.ts'),
    )
    await refreshIfChanged(store, builtRevision, hydrateAll)
  })
}
