import { queryOptions } from '@tanstack/react-query'
import { findPage } from './find-page.ts'
import type { Prepare } from './find-page.ts'

/** What is at a path of the CMS. `prepare` is part of the time limit of a navigation. */
export function page(path: string, prepare?: Prepare) {
  return queryOptions({
    queryKey: ['page', path],
    queryFn: () => findPage(path, prepare),
    // `findPage` tries again by itself, inside its time limit.
    retry: false,
    // The content API may just have been out of reach: ask again when the path is visited again.
    refetchOnMount: ({ state }) => (state.data?.kind === 'not-found' ? 'always' : true),
  })
}
