import { isRecord } from '../../schemas/fields/values.ts'
import { isLinkedTo } from '../../schemas/rules/link-rules.ts'
import { readDocuments, type Use } from '../used-on/uses.ts'

/** What could link to a page, and what refers to a document and so forbids that it goes. */
export const linkingQuery = `{
  "linking": *[!(_id in $own) && !(_type match "system.*") && !(_type match "sanity.*")],
  "referring": *[references($own[0]) && !(_id in $own)]{_id, _type, title, name, path}
}`

/** Who would lose what when a page leaves its address, or any document the dataset. */
export interface Linking {
  /** Documents with a link to the address. */
  linking: Use[]
  /** Documents that refer to this one: without it they would be broken. */
  referring: Use[]
}

/** Reads the answer to `linkingQuery`. */
export function readLinking(answer: unknown, address: string | undefined): Linking {
  const { linking, referring } = isRecord(answer) ? answer : {}
  const rows = Array.isArray(linking) ? linking.filter(isRecord) : []
  const linked = address === undefined ? [] : rows.filter((row) => isLinkedTo(row, address))
  return { linking: readDocuments(linked), referring: readDocuments(referring) }
}
