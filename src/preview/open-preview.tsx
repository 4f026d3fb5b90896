import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { untilStudioSpeaks } from './studio-window.ts'

/**
 * Makes the page editable in place when the Studio shows it; for any other frame or opener nothing
 * happens. What is written comes from the Studio, so the page itself asks for no content any more.
 */
export async function openPreview(
  cache: QueryClient,
  show: (preview: ReactNode) => void,
): Promise<void> {
  await untilStudioSpeaks()
  const { Preview } = await import('./Preview.tsx')
  cache.setDefaultOptions({
    queries: {
      ...cache.getDefaultOptions().queries,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
    },
  })
  show(<Preview cache={cache} />)
}
