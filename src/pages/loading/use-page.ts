import { useMemo } from 'react'
import { page } from '#src/content/cache/page.ts'
import {
  useContentError,
  useContentStore,
  useKnownContent,
} from '#src/content/cache/use-content.ts'
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
  const query = page(path, preload)
  const result = useKnownContent(query)
  const error = useContentError(query)
  useRedirect(result?.kind === 'redirect' ? result.to : null)
  if (result?.kind === 'page') return result.page
  if (result?.kind === 'not-found') return null
  if (error && !result) throw error
  return undefined
}

/** The pages that the visitor may open next: their content and the code of their sections. */
export function usePagesNear(): PagesNear {
  const { content, prefetch } = useContentStore()
  return useMemo(
    () => ({
      // A link that is followed nevertheless says what is missing.
      load: (path) => void prefetch(page(canonicalPath(path), preload)).catch(() => {}),
      isHere: (path) => content(page(canonicalPath(path))) !== undefined,
    }),
    [content, prefetch],
  )
}

/** The page waits for the code of its first section only; the others load meanwhile. */
async function preload({ sections }: PageContent): Promise<void> {
  const [first, ...others] = sections.map(({ _type }) => _type)
  void preloadSections(others)
  if (first) await preloadSections([first])
}
