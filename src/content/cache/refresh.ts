import type { QueryClient } from '@tanstack/react-query'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { savesData } from '#src/lib/dom/saves-data.ts'
import { whenIdle } from '#src/lib/dom/when-idle.ts'
import { toResult } from './find-page.ts'
import { keepLocalImages } from './local-images.ts'
import { page } from './page.ts'
import { screenKey } from './screen-key.ts'
import { shell } from './shell.ts'

/**
 * Fetches what changed in the CMS since the build, once the browser is idle, but never for a visitor who
 * saves data. A content API that does not answer changes nothing on the screen.
 * @param builtRevision the content's revision at the time of the build
 * @param hydrateAll hydrates all of the page: static parts cannot be updated
 */
export function refreshWhenIdle(
  cache: QueryClient,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): void {
  if (savesData(navigator)) return
  whenIdle(() => void refreshIfChanged(cache, builtRevision, hydrateAll))
}

async function refreshIfChanged(
  cache: QueryClient,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): Promise<void> {
  try {
    const { loadRevision } = await loadChunk(
      'revision',
      () => import('#src/content/queries/revision.ts'),
    )
    if ((await loadRevision()) === builtRevision) return
    const path = location.pathname
    const [{ loadShell }, { loadPage }] = await Promise.all([
      loadChunk('shell', () => import('#src/content/queries/load-shell.ts')),
      loadChunk('page', () => import('#src/content/queries/load-page.ts')),
    ])
    const [freshShell, freshPage] = await Promise.all([loadShell(), loadPage(path), hydrateAll()])
    update(cache, shell.queryKey, freshShell)
    update(cache, page(path).queryKey, freshPage && toResult(freshPage))
    await refreshScreen(cache, path)
  } catch {
    // The page stays as it was built.
  }
}

async function refreshScreen(cache: QueryClient, path: string): Promise<void> {
  // Content pages have no such texts.
  if (cache.getQueryCache().findAll({ queryKey: ['screen'] }).length === 0) return
  const { loadScreen, screenAt } = await loadChunk(
    'screen',
    () => import('#src/content/queries/load-screen.ts'),
  )
  const name = screenAt(path)
  if (name) update(cache, screenKey(name), await loadScreen(name))
}

function update(cache: QueryClient, key: readonly unknown[], fresh: unknown): void {
  if (fresh !== null) cache.setQueryData(key, keepLocalImages(fresh, cache.getQueryData(key)))
}
