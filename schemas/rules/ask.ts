/** The part of Sanity's validation context that a query needs. */
export interface RuleContext {
  getClient?: (options: { apiVersion: string }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>
  }
  document?: { _id: string; [field: string]: unknown } | undefined
}

const API_VERSION = '2025-02-19'

/** A filter for every document except the validated one and its draft. */
export const OTHERS = '!(_id in $own) && !(_id in path("versions.**"))'

/** Queries the dataset; `$own` holds both ids of the validated document. Undefined without a client. */
export async function ask(
  query: string,
  params: Record<string, unknown>,
  { getClient, document }: RuleContext,
): Promise<unknown> {
  if (getClient === undefined) return undefined
  const id = publishedId(document?._id ?? '')
  return getClient({ apiVersion: API_VERSION }).fetch(query, {
    ...params,
    own: [id, `drafts.${id}`],
  })
}

/** The id of a document's published version. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}
