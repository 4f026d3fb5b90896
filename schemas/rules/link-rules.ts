import type { ValidationError } from '@sanity/types'
import { advise } from './advice.ts'
import { ask, type RuleContext } from './ask.ts'
import { isReserved } from './reserved-paths.ts'
import { isRecord } from '../../src/lib/json.ts'
import { type PlacedText, walkTexts } from './walk-texts.ts'

const LINK_FIELDS = new Set(['to', 'link', 'href', 'path'])
const KNOWN = `{
  "pages": *[_type == "page" && path in $paths]{
    path, "hasParts": count(sections[_type == "legalText"]) > 0
  },
  "redirects": *[_type == "redirect" && from in $paths].from
}`

/**
 * Names every link of a document that leads to no page of this site. Meant as a warning: the page
 * may be the next thing the editor publishes.
 */
export async function checkLinkTargets(
  document: unknown,
  context: RuleContext,
): Promise<true | ValidationError[]> {
  const links = internalLinks(document)
  const paths = [...new Set(links.map(({ text }) => pathOf(text)))]
  if (paths.length === 0) return true
  const known = await ask(KNOWN, { paths }, context)
  if (!isRecord(known)) return true
  const pages = list(known['pages']).filter(isRecord)
  const redirects = list(known['redirects'])
  const findings = links.flatMap(({ text, path: place }) => {
    const path = pathOf(text)
    const page = pages.find((one) => one['path'] === path)
    if (page === undefined) {
      if (isReserved(path) || redirects.includes(path)) return []
      const message = `No page has the address ${path} yet: visitors would read "Page not found".`
      return [advise(message, place)]
    }
    if (!text.includes('#') || page['hasParts'] === true) return []
    return [advise(`${path} has no parts to jump to: leave out what follows #.`, place)]
  })
  return findings.length === 0 ? true : findings
}

/** Whether a document links to that address of this site, with or without a fragment or query. */
export function isLinkedTo(document: unknown, address: string): boolean {
  return internalLinks(document).some(({ text }) => pathOf(text) === address)
}

/** The links to this site; a page's own path is not a link. */
function internalLinks(document: unknown): PlacedText[] {
  return walkTexts(document).filter(
    ({ text, field, path }) =>
      LINK_FIELDS.has(field) &&
      !(path.length === 1 && field === 'path') &&
      /^\/(?![/\\])/.test(text),
  )
}

function pathOf(link: string): string {
  const path = link.replace(/[?#].*$/, '')
  return path.replace(/(.)\/$/, '$1')
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
