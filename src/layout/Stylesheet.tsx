import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const links = '[data-stylesheet] > link'
/** The media query of a stylesheet that applies nowhere. */
const off = 'not all'

/**
 * Rendered after the first section: the build writes the links of the page's stylesheet into it. The
 * browser paints what comes before it with the CSS inlined in the head; what follows waits for the files,
 * also without scripts.
 */
export function RestOfStyles() {
  const isHydrated = useHydrated()
  // As it was at first. After a navigation there is nothing: the app loads what it draws with.
  const [isOfBuild] = useState(!isHydrated)
  useLayoutEffect(() => {
    if (!document.querySelector(links)) applyStylesheets()
    return applyStylesheets
  }, [])
  if (!isOfBuild) return null
  // React leaves the links that it finds inside as they are.
  // oxlint-disable-next-line react/no-danger -- it is empty
  return <div data-stylesheet="" hidden dangerouslySetInnerHTML={empty} suppressHydrationWarning />
}

/**
 * Loads the stylesheets of the built page once more, for what is drawn after React has removed the page with
 * its links. They stay off until then: each that is on costs a layout of the whole page.
 */
export function keepStylesheets(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(links))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', media: off, href }),
    )
}

/** Turns the kept stylesheets on. */
export function applyStylesheets(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`[media='${off}']`))
    link.media = ''
}

const empty = { __html: '' }
