import { publishedId } from '#schemas/rules/context.ts'
import { asText } from '#schemas/fields/values.ts'
import { isRecord, objectsIn } from '#shared/json.ts'
import { namesAddress, refersToPage } from '#schemas/rules/link-rules.ts'
import { readDocuments, type Use } from '#studio/used-on/uses.ts'
import { type KnownRedirect, leadingTo, readRedirects } from './redirects.ts'

/** Every document that could link to the one with the ids `$own`. */
export const linkingQuery =
  '*[!(_id in $own) && !(_type match "system.*") && !(_type match "sanity.*")]'

/** Where visitors arrive first: a site without this page does not open. */
export const HOME = '/'

/** What changes when a page leaves its address, or any document is deleted. */
export interface Linking {
  /** Documents whose links refer to the page: they follow it, and vanish without it. */
  following: Use[]
  /** Documents with the address written in them. */
  naming: Use[]
  /** Documents that need this one and would be broken without it. */
  needing: Use[]
  /** Redirects that lead here. */
  leading: KnownRedirect[]
  /** All redirects. */
  redirects: KnownRedirect[]
  /** The ids of the other pages by their paths. */
  pages: ReadonlyMap<string, string>
  /** Another published page is the home page. */
  hasHome: boolean
}

/** Reads the answer to `linkingQuery` for the document `id`, which has that address if it is a page. */
export function readLinking(answer: unknown, id: string, address: string | undefined): Linking {
  const rows = Array.isArray(answer) ? answer.filter(isRecord) : []
  const redirects = readRedirects(rows)
  // Redirects are not links that a visitor sees, and they are changed with the page.
  const others = rows.filter(({ _type }) => _type !== 'redirect')
  const named = address === undefined ? [] : others.filter((row) => namesAddress(row, address))
  return {
    following: readDocuments(others.filter((row) => refersToPage(row, id))),
    naming: readDocuments(named),
    needing: readDocuments(rows.filter((row) => needs(row, id))),
    leading: address === undefined ? [] : leadingTo(redirects, id, address),
    redirects,
    pages: new Map(
      rows.flatMap(({ _type, _id, path }): [string, string][] =>
        _type === 'page' && typeof path === 'string' ? [[path, publishedId(asText(_id))]] : [],
      ),
    ),
    hasHome: rows.some(
      ({ _id, _type, path }) =>
        _type === 'page' && path === HOME && !/^(?:drafts|versions)\./.test(asText(_id)),
    ),
  }
}

/** Whether a value holds a reference to that document which is not weak: Sanity then keeps it. */
function needs(value: unknown, id: string): boolean {
  return objectsIn(value).some((part) => part['_ref'] === id && part['_weak'] !== true)
}
