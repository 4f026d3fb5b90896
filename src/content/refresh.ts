import type { QueryClient } from '@tanstack/react-query'
import { savesData } from '#src/lib/saves-data.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { keepBuilt } from './built.ts'
import { page } from './page.ts'
import { shell } from './shell.ts'

/**
 * What changed in the CMS since the build (`built`, its revision), fetched once after idle; never for a
 * visitor who saves data. A content API that does not answer changes nothing on the screen.
 */
export function refreshWhenIdle(cache: QueryClient, built: string | null): void {
  if (savesData(navigator)) return
  whenIdle(() => void refreshIfChanged(cache, built))
}

async function refreshIfChanged(cache: QueryClient, built: string | null): Promise<void> {
  try {
    const { loadRevision } = await import('./revision.ts')
    if ((await loadRevision()) === built) return
    const path = location.pathname
    const [{ loadShell }, { loadPage }] = await Promise.all([
      import('./load-shell.ts'),
      import('./load-page.ts'),
    ])
    update(cache, shell.queryKey, await loadShell())
    update(cache, page(path).queryKey, await loadPage(path))
  } catch {
    // The page as built stands.
  }
}

function update(cache: QueryClient, key: readonly unknown[], fresh: unknown): void {
  if (fresh !== null) cache.setQueryData(key, keepBuilt(fresh, cache.getQueryData(key)))
}
