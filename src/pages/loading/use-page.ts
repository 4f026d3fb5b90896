import { useCallback, useEffect } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { page } from '#src/content/cache/page.ts'
import type { PageContent } from '#src/content/types.ts'
import { canonicalPath } from '#src/lib/address/canonical-path.ts'
import { findPage, MovedPage, UnknownPath } from './find-page.ts'

/**
 * The page at a path of the CMS: undefined while it is asked for, null when there is none, or when
 * the build knows none and the content API does not answer in time.
 * @throws the error of a page that the build may know but that does not arrive
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
  // What failed is tried again inside the one limit of a navigation, not after it.
  return queryOptions({ ...page(path), queryFn: () => findPage(path), retry: false })
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
