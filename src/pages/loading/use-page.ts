import { useCallback, useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { page } from '#src/content/cache/page.ts'
import type { PageContent } from '#src/content/types.ts'
import { canonicalPath } from '#src/lib/address/canonical-path.ts'
import { preloadSections } from './lazy-section.tsx'

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

/** Prepares pages that the visitor is about to open: their content and the code of their sections. */
export function useLoadPage(): (path: string) => void {
  const cache = useQueryClient()
  return useCallback(
    (path: string) => void cache.prefetchQuery(page(canonicalPath(path), preload)),
    [cache],
  )
}

/** The page waits for the code of its first section only; the others load meanwhile. */
async function preload({ sections }: PageContent): Promise<void> {
  const [first, ...others] = sections.map(({ _type }) => _type)
  void preloadSections(others)
  if (first) await preloadSections([first])
}

/** Follows an editor's redirect: inside the site by the router, else by the address bar. */
function useRedirect(target: string | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (target === null) return
    if (target.startsWith('/')) void navigate(target, { replace: true })
    else location.replace(target)
  }, [target, navigate])
}
