import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContentCache, fillCache } from '#src/content/cache.ts'
import type { PageContent } from '#src/content/types.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'

/** A page with its cache as the build leaves it: the shell is there, and one path's content. */
export function WithContent({
  path = '',
  content = null,
  children,
}: {
  path?: string
  content?: PageContent | null
  children: ReactNode
}) {
  const cache = createContentCache()
  fillCache(cache, { path, shell: { settings, navigation }, page: content })
  return (
    <QueryClientProvider client={cache}>
      <Suspense fallback="suspended">{children}</Suspense>
    </QueryClientProvider>
  )
}
