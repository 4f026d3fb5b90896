import type { QueryKey, UnusedSkipTokenOptions } from '@tanstack/react-query'
import type { BuiltContent } from './built-content.ts'

/** A query of react-query, which a page can answer before that library is here. */
export type ContentQuery<Content, Key extends QueryKey = QueryKey> = UnusedSkipTokenOptions<
  Content,
  Error,
  Content,
  Key
> & {
  /** What the build wrote for it; undefined when it wrote nothing. */
  built: (content: BuiltContent) => Content | undefined
}

/** Infers the types of a query. react-query's `queryOptions` would bring the library into the first load. */
export function contentQuery<Content, Key extends QueryKey>(
  query: ContentQuery<Content, Key>,
): ContentQuery<Content, Key> {
  return query
}
