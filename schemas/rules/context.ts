import type { Path, ValidationError } from '@sanity/types'
import { asText, keyOf } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'

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

/** Marks a finding as a warning where its level is not known; the content check ignores it. */
export const ADVICE = 'custom.advice'

/** A finding that an editor may overrule. `path` is relative to the validated value. */
export function advise(message: string, path: Path = []): ValidationError {
  return { code: ADVICE, message, path }
}

type Rule = (
  value: unknown,
  context: RuleContext,
) =>
  | true
  | ValidationError[]
  | ValidationError
  | Promise<true | ValidationError[] | ValidationError>

/** Several rules as one, because Sanity checks a document's unknown fields once per rule. */
export function together(...rules: Rule[]) {
  return async (value: unknown, context: RuleContext): Promise<true | ValidationError[]> => {
    const results = await Promise.all(rules.map(async (rule) => rule(value, context)))
    const findings = results.flatMap((result) => (result === true ? [] : result))
    return findings.length === 0 ? true : findings
  }
}

/** A text of a document with its path and the texts beside it. */
export interface PlacedText {
  text: string
  path: Path
  /** Name of its field. */
  field: string
  /** All texts of the same object, joined: what a short text such as "52 million" is about. */
  company: string
}

/** Every text an editor wrote into a document or section, formatted text included. */
export function walkTexts(value: unknown, path: Path = []): PlacedText[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) => walkTexts(member, [...path, keyOf(member, index)]))
  }
  if (!isRecord(value)) return []
  if (value['_type'] === 'block')
    return [blockText(value, path), ...walkTexts(value['markDefs'], [...path, 'markDefs'])]
  const entries = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  const company = entries.map(([, text]) => (typeof text === 'string' ? text : '')).join(' ')
  return entries.flatMap(([field, text]) =>
    typeof text === 'string'
      ? [{ text, path: [...path, field], field, company }]
      : walkTexts(text, [...path, field]),
  )
}

function blockText({ children }: Record<string, unknown>, path: Path): PlacedText {
  const spans = Array.isArray(children) ? children.filter(isRecord) : []
  const text = spans.map((span) => asText(span['text'])).join('')
  return { text, path, field: '', company: text }
}
