import { toResult } from '#src/content/find-page.ts'
import type { PageResult } from '#src/content/types.ts'
import { loadPage } from './load-page.ts'
import { redirectFrom } from './redirects.ts'

/** What the content API has at a path: a page, a redirect, or nothing. */
export async function askContentApi(path: string): Promise<PageResult> {
  const page = await loadPage(path)
  const to = page ? null : await redirectFrom(path)
  return to === null ? toResult(page) : { kind: 'redirect', to }
}
