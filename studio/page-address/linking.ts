import { isRecord } from '../../src/lib/json.ts'
import { isLinkedTo } from '../../schemas/rules/link-rules.ts'
import { readDocuments, type Use } from '../used-on/uses.ts'

/** Documents that could link to a page, and documents that refer to one and so prevent its deletion. */
export const linkingQuery = `{
  "linking": *[!(_id in $own) && !(_type match "system.*") && !(_type match "sanity.*")],
  "referring": *[references($own[0]) && !(_id in $own)]{_id, _type, title, name, path}
}`

/** What breaks when a page leaves its address, or any document is deleted. */
export interface Linking {
  /** Documents with a link to the address. */
  linking: Use[]
  /** Documents that refer to this one and would break without it. */
  referring: Use[]
}

/** Reads the answer to `linkingQuery`. */
export function readLinking(answer: unknown, address: string | undefined): Linking {
  const { linking, referring } = isRecord(answer) ? answer : {}
  const rows = Array.isArray(linking) ? linking.filter(isRecord) : []
  const linked = address === undefined ? [] : rows.filter((row) => isLinkedTo(row, address))
  return { linking: readDocuments(linked), referring: readDocuments(referring) }
}
