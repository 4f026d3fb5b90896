import { isUnderConstruction } from '#src/config/construction.ts'
import { canonicalPath } from '#shared/address/canonical-path.ts'
import type { PageContent } from '#src/content/types.ts'

/** Where the build writes a page's content for navigation: "/" in index.json, "/lender" in lender.json. */
export function pageDataFile(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`
}

/**
 * A page's content as of the build, fetched when a visitor navigates to it. Null in development, in the
 * build itself, under construction, and for a page that was published since: the caller then asks the
 * content API.
 */
export async function loadPageData<Content = PageContent>(path: string): Promise<Content | null> {
  if (
    import.meta.env.SSR ||
    import.meta.env.DEV ||
    isUnderConstruction ||
    path !== canonicalPath(path)
  )
    return null
  const response = await fetch(pageDataFile(path))
  if (!response.ok) return null
  const content: Content = await response.json()
  return content
}
