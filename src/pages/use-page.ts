import { useCallback, useEffect } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { page } from '#src/content/page.ts'
import { loadPrebuilt } from '#src/content/prebuilt.ts'
import type { PageContent } from '#src/content/types.ts'
import { canonicalPath } from '#src/lib/canonical-path.ts'
import { within } from '#src/lib/within.ts'
import { preloadSections } from './late.tsx'

// The static host has said within that second that it does not know the path (CONTRACT.md: 10 s).
const patience = 7000

/** Nobody could say what is at this path. */
class UnknownPath extends Error {}

/** An editor's redirect, made since the build, leads on from this path. */
class MovedPage extends Error {
  target: string
  constructor(target: string) {
    super(`Moved to ${target}`)
    this.target = target
  }
}

/**
 * The page at a path of the CMS: undefined while it is asked for, null when there is none, or when
 * the build knows none and the content API does not answer in time.
 * @throws the error of a page that the build knows but that does not arrive
 */
export function usePage(path: string): PageContent | null | undefined {
  const { data, error } = useQuery(pageInFull(path))
  const moved = error instanceof MovedPage ? error.target : null
  useMove(moved)
  if (data !== undefined) return data
  if (error instanceof UnknownPath) return null
  if (error && moved === null) throw error
  return undefined
}

/** Prepares pages that the visitor is about to open: their content and the code of their sections. */
export function useLoadPage(): (path: string) => void {
  const cache = useQueryClient()
  return useCallback(
    (path: string) => void cache.prefetchQuery(pageInFull(canonicalPath(path))),
    [cache],
  )
}

function pageInFull(path: string) {
  return queryOptions({
    ...page(path),
    queryFn: () => findPage(path),
    retry: (failures, failure) =>
      failures < 1 && !(failure instanceof UnknownPath) && !(failure instanceof MovedPage),
  })
}

/** Goes where an editor's redirect leads: inside the site by the router, else by the address bar. */
function useMove(target: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (target === null) return
    if (target.startsWith('/')) void navigate(target, { replace: true })
    else location.replace(target)
  }, [target, navigate])
}

async function findPage(path: string): Promise<PageContent | null> {
  const content = (await loadPrebuilt(path)) ?? (await findNewPage(path))
  // Sections are chunks of their own: the page shows itself with the first, the others are on their way.
  const types = content?.sections.map((section) => section._type) ?? []
  void preloadSections(types.slice(1))
  await preloadSections(types.slice(0, 1))
  return content
}

async function findNewPage(path: string): Promise<PageContent | null> {
  try {
    return await within(patience, askContentApi(path))
  } catch (cause) {
    if (cause instanceof MovedPage) throw cause
    console.warn(`Content: ${path} could not be looked up: ${String(cause)}`)
    throw new UnknownPath(path, { cause })
  }
}

async function askContentApi(path: string): Promise<PageContent | null> {
  const { loadPage } = await import('#src/content/load-page.ts')
  const found = await loadPage(path)
  if (found) return found
  const { loadRedirects } = await import('#src/content/redirects.ts')
  const moved = (await loadRedirects()).find(({ from }) => from === path)
  if (moved) throw new MovedPage(moved.to)
  return null
}
