import { loadChunk } from '#src/browser/load-chunk.ts'
import type { PageResult } from '#src/content/types.ts'
import { contentQuery } from './content-query.ts'
import type { Prepare } from './find-page.ts'

/** What is at a path of the CMS. `prepare` is part of the time limit of a navigation. */
export function page(path: string, prepare?: Prepare) {
  return contentQuery({
    queryKey: ['page', path],
    queryFn: async (): Promise<PageResult> => {
      const { findPage } = await loadChunk('find-page', () => import('./find-page.ts'))
      return findPage(path, prepare)
    },
    built: ({ results }) => results.get(path),
    // `findPage` tries again by itself, inside its time limit.
    retry: false,
    // The content API may just have been out of reach: ask again when the path is visited again.
    refetchOnMount: ({ state }) => (state.data?.kind === 'not-found' ? 'always' : true),
  })
}
