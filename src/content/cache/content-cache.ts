import { QueryClient } from '@tanstack/react-query'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { toResult } from './find-page.ts'
import { page } from './page.ts'
import { screenKey } from './screen-key.ts'
import { shell } from './shell.ts'
import type { PageContent, ScreenName, Screens, ShellContent } from '#src/content/types.ts'

/** The content of a prerendered page. */
export interface PageData {
  path: string
  shell: ShellContent
  page: PageContent | null
  /** The texts of a page that is not a document of the CMS. */
  screen?: ScreenData | null
}

export interface ScreenData {
  name: ScreenName
  texts: Screens[ScreenName] | null
}

/** The cache of all CMS content; in production it is refreshed once the browser is idle, not on focus. */
export function createContentCache(): QueryClient {
  const live = import.meta.env.DEV
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: live ? 0 : Infinity,
        gcTime: Infinity,
        retry: 1,
        refetchOnWindowFocus: live,
        refetchOnReconnect: live,
      },
    },
  })
}

export function fillCache(cache: QueryClient, data: PageData): void {
  cache.setQueryData(shell.queryKey, data.shell)
  cache.setQueryData(page(data.path).queryKey, toResult(data.page))
  if (data.screen) cache.setQueryData(screenKey(data.screen.name), data.screen.texts)
}

/** What the build writes for the first view of a page; for the page of unknown paths, only the shell. */
type Seed = PageData | Pick<PageData, 'shell'>

/**
 * Fills the cache of a prerendered page from the file that the page names. Null when there is nothing to
 * hydrate: in development, under construction, and on the page for unknown paths, which asks the content
 * API.
 * @throws ChunkLoadError when the file does not arrive or is gone since a deploy; the page stays as it is
 */
export async function seedFromFile(cache: QueryClient, file: string): Promise<PageData | null> {
  if (!file) return null
  const seed = await loadChunk('content', async (): Promise<Seed> => {
    const response = await (window.contentRequest ?? fetch(file))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  })
  if ('path' in seed) {
    fillCache(cache, seed)
    return seed
  }
  cache.setQueryData(shell.queryKey, seed.shell)
  return null
}
