import { useState } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/**
 * Rendered after the first section: the build writes the links of the page's stylesheet into it. The
 * browser paints what comes before it with the CSS inlined in the head; what follows waits for the files,
 * also without scripts.
 */
export function RestOfStyles() {
  const isHydrated = useHydrated()
  // As it was at first. After a navigation there is nothing: the app loads what it draws with.
  const [isOfBuild] = useState(!isHydrated)
  if (!isOfBuild) return null
  // React leaves the links that it finds inside as they are.
  // oxlint-disable-next-line react/no-danger -- it is empty
  return <div data-stylesheet="" hidden dangerouslySetInnerHTML={empty} suppressHydrationWarning />
}

const empty = { __html: '' }
