import type { Path, ValidationError } from '@sanity/types'

/** The part of Sanity's validation context that a query needs. */
export interface RuleContext {
  getClient?: (options: { apiVersion: string }) => {
    fetch: (query: string, params: Record<string, unknown>) => Promise<unknown>
  }
  document?: { _id: string; [field: string]: unknown } | undefined
}

/** Options of every client of the content API. */
export const API = { apiVersion: '2025-02-19' }

/** A filter for every document except the validated one and its draft. */
export const OTHERS = '!(_id in $own) && !(_id in path("versions.**"))'

/** Queries the dataset; `$own` contains both ids of the validated document. Undefined without a client. */
export async function ask(
  query: string,
  params: Record<string, unknown>,
  { getClient, document }: RuleContext,
): Promise<unknown> {
  if (getClient === undefined) return undefined
  const id = publishedId(document?._id ?? '')
  return getClient(API).fetch(query, {
    ...params,
    own: [id, `drafts.${id}`],
  })
}

/** The id of a document's published version. */
export function publishedId(id: string): string {
  return id.replace(/^drafts\./, '')
}

/** Marks a finding as a warning where its level is not known; the content check ignores it. */
export const ADVICE = 'custom.advice'

/** A finding that an editor may overrule. `path` is relative to the validated value. */
export function advise(message: string, path: Path = []): ValidationError {
  return { code: ADVICE, message, path }
}

type Rule = (value: unknown, context: RuleContext) => ValidationError[] | Promise<ValidationError[]>

/** Several rules as one, because Sanity checks a document's unknown fields once per rule. */
export function together(...rules: Rule[]) {
  return async (value: unknown, context: RuleContext): Promise<ValidationError[]> =>
    (await Promise.all(rules.map(async (rule) => rule(value, context)))).flat()
}
