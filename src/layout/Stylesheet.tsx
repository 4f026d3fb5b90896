import { createContext, use } from 'react'

/** Address of the complete stylesheet in a built site; null in development, where Vite adds it. */
export const StylesheetAddress = createContext<string | null>(null)

/**
 * Rendered after the first section. The browser paints what comes before it with the CSS inlined in the
 * head; what follows waits for the complete stylesheet, also without scripts.
 */
export function RestOfStyles() {
  const address = use(StylesheetAddress)
  return address === null ? null : <link rel="stylesheet" href={address} fetchPriority="low" />
}
