import type { Path, ValidationError } from '@sanity/types'
import { placedObjects } from '#schemas/fields/values.ts'
import { advise, ask, type RuleContext } from './context.ts'
import { canonicalPath } from '#shared/paths.ts'
import { isReserved } from '#shared/reserved-paths.ts'
import { isRecord } from '#shared/json.ts'
import type { RuleResult } from './rules.ts'

const LINK_FIELDS = new Set(['to', 'link', 'href', 'path'])
const KNOWN = `{
  "pages": *[_type in ["page", "article"] && (path in $paths || _id in $ids)]{
    _id, path,
    "hasParts": count(sections[_type in ["legalText", "feeEstimator"] || defined(claim)]) > 0
      || count(body[style == "h2"]) > 0
  },
  "redirects": *[_type == "redirect" && from in $paths].from
}`

/** A link that is written as a path of this site. */
interface PathLink {
  text: string
  path: Path
}

/** A link that refers to a page. */
interface PageLink {
  /** Of the published page. */
  id: string
  hasAnchor: boolean
  /** Of the link. */
  path: Path
}

/**
 * Names every link of a document that leads to no page of this site. Meant as a warning: the page
 * may be the next thing the editor publishes.
 */
export async function checkLinkTargets(
  document: unknown,
  context: RuleContext,
): Promise<ValidationError[]> {
  const links = internalLinks(document)
  const references = pageLinks(document)
  const paths = [...new Set(links.map(({ text }) => pathOf(text)))]
  const ids = [...new Set(references.map(({ id }) => id))]
  if (paths.length + ids.length === 0) return []
  const known = await ask(KNOWN, { paths, ids }, context)
  if (!isRecord(known)) return []
  const pages = list(known['pages']).filter(isRecord)
  const redirects = list(known['redirects'])
  return [
    ...references.flatMap((reference) => checkReference(reference, pages)),
    ...links.flatMap((link) => checkPath(link, pages, redirects)),
  ]
}

function checkReference(
  { id, hasAnchor, path }: PageLink,
  pages: Record<string, unknown>[],
): ValidationError[] {
  const page = pages.find((one) => one['_id'] === id)
  if (page === undefined) {
    const message = 'The page it leads to is not published: until then visitors see no link.'
    return [advise(message, [...path, 'page'])]
  }
  if (!hasAnchor || page['hasParts'] === true) return []
  return [advise('That page has no parts to jump to.', [...path, 'anchor'])]
}

function checkPath(
  { text, path: place }: PathLink,
  pages: Record<string, unknown>[],
  redirects: unknown[],
): ValidationError[] {
  const path = pathOf(text)
  const page = pages.find((one) => one['path'] === path)
  if (page === undefined) {
    if (isReserved(path) || redirects.includes(path)) return []
    const message = `No page has the address ${path} yet: visitors would read "Page not found".`
    return [advise(message, place)]
  }
  if (!text.includes('#') || page['hasParts'] === true) return []
  return [advise(`${path} has no parts to jump to: leave out what follows #.`, place)]
}

/** Whether a document has a link to that address of this site in words, with or without a fragment or query. */
export function namesAddress(document: unknown, address: string): boolean {
  return internalLinks(document).some(({ text }) => pathOf(text) === address)
}

/** Whether a document has a link that refers to that page, and so follows it to another address. */
export function refersToPage(document: unknown, id: string): boolean {
  return pageLinks(document).some((link) => link.id === id)
}

/** The links to this site that are written as a path; a page's own path is not a link. */
function internalLinks(document: unknown): PathLink[] {
  return placedObjects(document).flatMap(({ object, path }) =>
    Object.entries(object).flatMap(([field, text]) => {
      const isLink = LINK_FIELDS.has(field) && !(path.length === 0 && field === 'path')
      return isLink && typeof text === 'string' && /^\/(?![/\\])/.test(text)
        ? [{ text, path: [...path, field] }]
        : []
    }),
  )
}

function pageLinks(document: unknown): PageLink[] {
  return placedObjects(document).flatMap(({ object: { _type, page, anchor }, path }) =>
    _type === 'link' && isRecord(page) && typeof page['_ref'] === 'string'
      ? [{ id: page['_ref'], hasAnchor: typeof anchor === 'string', path }]
      : [],
  )
}

function pathOf(link: string): string {
  return canonicalPath(link.replace(/[?#].*$/, ''))
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A link leads to one place at most; without any, it is not rendered. */
export function checkOneTarget(value: unknown): RuleResult {
  return targetsOf(value) > 1 ? 'Choose one of these: a page, an address or a file.' : true
}

/** A required link leads to exactly one place. */
export function checkTarget(value: unknown): RuleResult {
  if (value === undefined) return true
  return targetsOf(value) === 0 ? 'Choose where it leads.' : checkOneTarget(value)
}

/** The part of a page that a link jumps to, as pages name their parts. */
export function checkAnchor(value: string | undefined): RuleResult {
  if (value === undefined || /^[a-z][\w-]*$/i.test(value)) return true
  return 'Choose a part of the page from the list.'
}

function targetsOf(value: unknown): number {
  if (!isRecord(value)) return 0
  const { page, href, file } = value
  const targets = [
    isRecord(page) && page['_ref'],
    href,
    isRecord(file) && (file['asset'] ?? file['_upload']),
  ]
  return targets.filter(Boolean).length
}
