import type { QueryClient } from '@tanstack/react-query'
import { loadPage } from '#src/content/queries/load-page.ts'
import { loadScreen, screenAt } from '#src/content/queries/load-screen.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import { keepLocalImages } from './local-images.ts'
import type { PageResult } from '#src/content/types.ts'
import { page } from './page.ts'
import { toResult } from './page-result.ts'
import { screenKey } from './screen-key.ts'
import { shell } from './shell.ts'

/**
 * Updates what the page shows with the content as it is published now.
 * @throws when the content API does not answer; the page then stays as it was built
 */
export async function refreshContent(
  cache: QueryClient,
  hydrateAll: () => Promise<void>,
): Promise<void> {
  const path = location.pathname
  const before = cache.getQueryData<PageResult>(page(path).queryKey)
  const [freshShell, freshPage] = await Promise.all([
    loadShell(),
    before?.kind === 'page' ? loadPage(path, before.page._id) : null,
    hydrateAll(),
  ])
  update(cache, shell.queryKey, freshShell)
  update(cache, page(path).queryKey, freshPage && toResult(freshPage))
  await refreshScreen(cache, path)
}

async function refreshScreen(cache: QueryClient, path: string): Promise<void> {
  // Content pages have no such texts.
  if (cache.getQueryCache().findAll({ queryKey: ['screen'] }).length === 0) return
  const name = screenAt(path)
  if (name) update(cache, screenKey(name), await loadScreen(name))
}

function update(cache: QueryClient, key: readonly unknown[], fresh: unknown): void {
  if (fresh !== null) cache.setQueryData(key, keepLocalImages(fresh, cache.getQueryData(key)))
}
