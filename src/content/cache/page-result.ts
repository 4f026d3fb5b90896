import type { PageContent, PageResult } from '#src/content/types.ts'

/** The same as the answer of one source: a page, or none. */
export function toResult(page: PageContent | null): PageResult {
  return page ? { kind: 'page', page } : { kind: 'not-found' }
}
