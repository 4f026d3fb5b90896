/** The part of Sanity's validation context that asking the dataset takes. */
export interface Surroundings {
  getClient?: (options: { apiVersion: string }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>
  }
  document?: { _id: string; [field: string]: unknown } | undefined
}

const API_VERSION = '2025-02-19'

/** A filter for every document but the one that is judged and its draft. */
export const OTHERS = '!(_id in $own) && !(_id in path("versions.**"))'

/** Asks the dataset; `$own` holds both ids of the judged document. Undefined without a client. */
export async function ask(
  query: string,
  params: Record<string, unknown>,
  { getClient, document }: Surroundings,
): Promise<unknown> {
  if (getClient === undefined) return undefined
  const id = publishedId(document?._id ?? '')
  return getClient({ apiVersion: API_VERSION }).fetch(query, {
    ...params,
    own: [id, `drafts.${id}`],
  })
}

/** The id a document has, or will have, for visitors. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}
