import { useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { page } from '#src/content/cache.ts'
import type { PageContent } from '#src/content/types.ts'
import type { PagesNear } from '#src/layout/use-prefetch.ts'
import { canonicalPath } from '#shared/address/canonical-path.ts'
import { preloadSections } from '#src/sections/lazy-section.tsx'
import { useRedirect } from './use-redirect.ts'

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
