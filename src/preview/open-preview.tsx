import type { ReactNode } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { untilStudioConnects } from './studio-window.ts'

/**
 * Makes the page editable in place when the Studio frames or opens it; for any other window nothing
 * happens. From then on the Studio sends the content, so the page itself requests none.
 */
export async function openPreview(
  cache: QueryClient,
  show: (preview: ReactNode) => void,
): Promise<void> {
  await untilStudioConnects()
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
