import { QueryClient } from '@tanstack/react-query'
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
  words: Screens[ScreenName] | null
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
  fillScreen(cache, data.screen)
}

function fillScreen(cache: QueryClient, data: ScreenData | null | undefined): void {
  if (data) cache.setQueryData(screenKey(data.name), data.words)
}

/** What a prerendered page contains in its data block; the shell is a file that all pages share. */
type PageBlock = Omit<PageData, 'shell'>

/**
 * Fills the cache of a prerendered page: the shell from its file, the content from the page's data
 * block. Null when there is nothing to hydrate: in development, and on the page for unknown paths, which
 * asks the content API.
 * @throws Error when the shell does not arrive; the page then stays as it is
 */
export async function seedFromDocument(
  cache: QueryClient,
  shellFile: string | null,
): Promise<PageBlock | null> {
  if (!shellFile) return null
  const response = await fetch(shellFile)
  if (!response.ok) throw new Error(`The site's navigation did not arrive (${response.status}).`)
  const shellContent: ShellContent = await response.json()
  cache.setQueryData(shell.queryKey, shellContent)
  const block = document.getElementById('content')?.textContent
  if (!block) return null
  const data: PageBlock = JSON.parse(block)
  cache.setQueryData(page(data.path).queryKey, toResult(data.page))
  fillScreen(cache, data.screen)
  return data
}
