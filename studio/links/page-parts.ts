import { type TextPart, textParts } from '#shared/text-parts.ts'
import { asText } from '#schemas/fields/values.ts'
import { isRecord } from '#shared/json.ts'
import { useLiveQuery } from '#studio/use-live-query.ts'

const QUERY = '*[_id in [$id, "drafts." + $id]][0].sections[_type == "legalText"].page->body'
const LISTEN = '*[_id == $id]'

/** The parts of the page that a link leads to, which have an address; none without a page. */
export function usePageParts(link: unknown): TextPart[] {
  const page = isRecord(link) ? link['page'] : undefined
  const id = isRecord(page) ? asText(page['_ref']) : ''
  return readParts(useLiveQuery(QUERY, LISTEN, { id }))
}

/** The parts of the texts of a page. */
export function readParts(bodies: unknown): TextPart[] {
  if (!Array.isArray(bodies)) return []
  return bodies.flatMap((body) =>
    Array.isArray(body) ? textParts(body.filter(isBlock)).parts : [],
  )
}

function isBlock(value: unknown): value is { _type: string } {
  return isRecord(value) && typeof value['_type'] === 'string'
}
