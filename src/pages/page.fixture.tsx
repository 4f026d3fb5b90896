import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { createCache } from '#src/content/cache.ts'
import type { PageContent, Screens } from '#src/content/types.ts'
import { screens } from '#src/content/texts.fixture.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { navigation, settings } from '#src/layout/shell.fixture.ts'

/** A page with the content that the build gives it: the shell, one path's content, the seed's words. */
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
  const [store] = useState(() =>
    createCache({
      path,
      shell: { settings: { ...settings, unusedForms }, navigation },
      page: content,
      screens: { ...screens, ...words },
    }),
  )
  return (
    <QueryClientProvider client={store}>
      <Suspense fallback="suspended">{children}</Suspense>
    </QueryClientProvider>
  )
}
