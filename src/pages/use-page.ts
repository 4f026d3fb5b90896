import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath, withQuery } from '#shared/paths.ts'
import { page } from '#src/content/cache.ts'
import type { PageContent } from '#src/content/types.ts'
import type { PagesNear } from '#src/layout/use-prefetch.ts'
import { preloadSections } from './Sections.tsx'

/**
 * The page at a path of the CMS: undefined while it loads, null when there is none, or when the build
 * knows none and the content API does not answer in time.
 * @throws the error of a page that the build may know but that does not arrive
 */
export function usePage(path: string): PageContent | null | undefined {
  const { data: result, error } = useQuery(page(path, preload))
  useRedirect(result?.kind === 'redirect' ? result.to : null)
  if (result?.kind === 'page') return result.page
  if (result?.kind === 'not-found') return null
  if (error && !result) throw error
  return undefined
}

/** The pages that the visitor may open next: their content and the code of their sections. */
export function usePagesNear(): PagesNear {
  const cache = useQueryClient()
  return useMemo(
    () => ({
      load: (path) => void cache.prefetchQuery(page(canonicalPath(path), preload)),
      isHere: (path) => cache.getQueryData(page(canonicalPath(path)).queryKey) !== undefined,
    }),
    [cache],
  )
}

/** The page waits for the code of its first section only; the others load meanwhile. */
async function preload({ sections }: PageContent): Promise<void> {
  const [first, ...others] = sections.map(({ _type }) => _type)
  void preloadSections(others)
  if (first) await preloadSections([first])
}

/**
 * Follows a redirect, if there is one: inside the site by the router, else by the address bar. The query of
 * the old address goes along, and its hash where the new address has none.
 */
export function useRedirect(target: string | null): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    if (target === null) return
    const next = withQuery(target, search) + (target.includes('#') ? '' : hash)
    if (next.startsWith('/')) void navigate(next, { replace: true })
    else location.replace(next)
  }, [target, search, hash, navigate])
}
