import { createContext, use } from 'react'

/** Address of the whole stylesheet in a built site; null in development, where Vite brings it. */
export const StylesheetAddress = createContext<string | null>(null)

/**
 * Stands behind the first section. What comes before it is drawn with the CSS inlined in the head;
 * what follows waits for the whole stylesheet, also where no script runs.
 */
export function RestOfStyles() {
  const address = use(StylesheetAddress)
  return address === null ? null : <link rel="stylesheet" href={address} fetchPriority="low" />
}
