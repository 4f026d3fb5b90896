import { QueryClient, queryOptions } from '@tanstack/react-query'
import { pagePrefix } from '#src/browser/language.ts'
import { loadChunk, within } from '#src/browser/load-chunk.ts'
import { paths } from '#shared/paths.ts'
import { findPage, loadPageData, toResult } from './find-page.ts'
import type { Prepare } from './find-page.ts'
import type { PageContent, PageResult, Screen, ScreenName, ShellContent } from './types.ts'

/** The texts of pages that are not documents of the CMS; null where they are missing. */
export type ScreenTexts = { [Name in ScreenName]?: Screen<Name> | null }

/** The content of a prerendered page, as the build writes it. */
export interface PageData {
  path: string
  shell: ShellContent
  page: PageContent | null
  screens?: ScreenTexts
}

/** What the build writes for the first view of a page; for the page of unknown paths, only the shell. */
export type PageFile = PageData | Pick<PageData, 'shell'>

/** What is around every page: brand, navigation, footer, the "I am a..." choices. */
export const shell = queryOptions({
  queryKey: ['shell'],
  queryFn: async (): Promise<ShellContent> => (await loadApi()).loadShell(pagePrefix()),
})

/** What is at a path of the CMS. `prepare` is part of the time limit of a navigation. */
export function page(path: string, prepare?: Prepare) {
  return queryOptions({
    queryKey: ['page', path],
    queryFn: (): Promise<PageResult> => findPage(path, prepare),
    // `findPage` tries again by itself, inside its time limit.
    retry: false,
    // The content API may just have been out of reach: try again when the path is visited again.
    refetchOnMount: ({ state }) => (state.data?.kind === 'not-found' ? 'always' : true),
  })
}

/**
 * The texts of a page that is not a document of the CMS. Null when one is missing or they do not arrive
 * in time: the page works without them.
 */
export function screen<Name extends ScreenName>(name: Name) {
  return queryOptions({ queryKey: ['screen', name], queryFn: () => findTexts(name) })
}

// On a slow connection, the page without its texts is better than a longer wait.
const patience = 4000

async function findTexts<Name extends ScreenName>(name: Name): Promise<Screen<Name> | null> {
  try {
    return await within(patience, loadTexts(name))
  } catch (cause) {
    console.warn(`Content: the texts of ${name} did not arrive: ${String(cause)}`)
    return null
  }
}

/** From the build when visitors navigate to the page from another one, otherwise from the content API. */
async function loadTexts<Name extends ScreenName>(name: Name): Promise<Screen<Name> | null> {
  const prefix = pagePrefix()
  const pageData =
    name === 'scheduler' ? await loadPageData<Screen<Name>>(prefix + paths.scheduler) : null
  return pageData ?? (await loadApi()).loadScreen(name, prefix)
}

function loadApi() {
  return loadChunk('shell', () => import('./queries/load-shell.ts'))
}

/** The cache of all CMS content, filled with what the build wrote: null in development. */
export function createCache(built: PageFile | null): QueryClient {
  const live = import.meta.env.DEV
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        // In development a page that has just sent a request does not send it again.
        staleTime: live ? 1000 : Infinity,
        gcTime: Infinity,
        retry: 1,
        refetchOnWindowFocus: live,
        refetchOnReconnect: live,
      },
    },
  })
  if (built) cache.setQueryData(shell.queryKey, built.shell)
  if (!built || !('path' in built)) return cache
  cache.setQueryData(page(built.path).queryKey, toResult(built.page))
  for (const [name, texts] of Object.entries(built.screens ?? {}))
    cache.setQueryData(['screen', name], texts)
  return cache
}

/**
 * The content of a prerendered page, from the file that the page names. Null when there is none: in
 * development and under construction.
 * @throws ChunkLoadError when the file does not arrive or is gone since a deploy; the page stays as it is
 */
export async function loadPageFile(file: string): Promise<PageFile | null> {
  if (!file) return null
  return loadChunk('content', async (): Promise<PageFile> => {
    const response = await (window.contentRequest ?? fetch(file))
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  })
}
