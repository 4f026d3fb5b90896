import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContentCache, fillCache } from '#src/content/cache/content-cache.ts'
import type { PageContent } from '#src/content/types.ts'
import { screens } from '#src/content/texts.fixture.ts'
import type { Screens } from '#src/content/types.ts'
import type { FormName } from '#src/lib/lead-forms.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'

/** A page with its cache as the build leaves it: the shell, one path's content, the seed's words. */
export function WithContent({
  path = '',
  content = null,
  words = {},
  unusedForms = null,
  children,
}: {
  path?: string
  content?: PageContent | null
  /** Other words than the seed's; null where they are missing. */
  words?: { [Name in keyof Screens]?: Screens[Name] | null }
  /** The forms that the settings switch off. */
  unusedForms?: FormName[] | null
  children: ReactNode
}) {
  const cache = createContentCache()
  fillCache(cache, {
    path,
    shell: { settings: { ...settings, unusedForms }, navigation },
    page: content,
  })
  for (const [name, texts] of Object.entries({ ...screens, ...words }))
    cache.setQueryData(['screen', name], texts)
  return (
    <QueryClientProvider client={cache}>
      <Suspense fallback="suspended">{children}</Suspense>
    </QueryClientProvider>
  )
}
