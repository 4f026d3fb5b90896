import type { QueryClient } from '@tanstack/react-query'
import { defineQuery } from 'groq'
import { prefixOf } from '#shared/languages.ts'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { page, screen, shell } from './cache.ts'
import { fetchContent } from './client.ts'
import { toResult } from './find-page.ts'
import type { RevisionQueryResult } from './generated/types.generated.ts'
import { keepLocalImages } from './images.ts'

/** How much is published and when that last changed: a short answer that differs after every edit. */
export const revisionQuery = defineQuery(`{
  "count": count(*[defined(_type)]),
  "latest": *[defined(_type)] | order(_updatedAt desc)[0]._updatedAt
}`)

/** The state of all published content as one string, to compare with another. */
export async function loadRevision(): Promise<string> {
  const answer = await fetchContent<RevisionQueryResult>(revisionQuery)
  return `${answer?.count ?? 0}@${answer?.latest ?? ''}`
}

/**
 * Updates the page where the CMS has newer content than the build.
 * @param builtRevision the content's revision at the time of the build
 * @param hydrateAll hydrates all of the page: static parts cannot be updated
 * @throws Error when the content API does not answer; nothing has changed on the screen then
 */
export async function refreshContent(
  cache: QueryClient,
  builtRevision: string | null,
  hydrateAll: () => Promise<void>,
): Promise<void> {
  if ((await loadRevision()) === builtRevision) return
  const path = location.pathname
  const { loadPage } = await loadChunk('fresh-page', () => import('./queries/load-page.ts'))
  const { loadShell, loadScreen, screenAt } = await loadChunk(
    'shell',
    () => import('./queries/load-shell.ts'),
  )
  const before = cache.getQueryData(page(path).queryKey)
  const name = screenAt(path)
  const [freshShell, freshPage, texts] = await Promise.all([
    loadShell(prefixOf(path)),
    before?.kind === 'page' ? loadPage(path) : null,
    name && loadScreen(name, prefixOf(path)),
    hydrateAll(),
  ])
  update(cache, shell.queryKey, freshShell)
  update(cache, page(path).queryKey, freshPage && toResult(freshPage))
  if (name) update(cache, screen(name).queryKey, texts)
}

function update(cache: QueryClient, key: readonly unknown[], fresh: unknown): void {
  if (fresh !== null) cache.setQueryData(key, keepLocalImages(fresh, cache.getQueryData(key)))
}
