import { isRecord, parseJson } from '#shared/json.ts'
import { unescaped } from '#shared/paths.ts'
import { cutText, pileOfMarks } from '#shared/text.ts'

/** The parameters `utm_*` of a campaign, without their prefix. */
export const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const

/** Where a lead came from; nothing that identifies the sender. */
export interface LeadSource {
  /** Path of the first page of the visit. */
  first: string
  /** Path of the page with the form. */
  page: string
  utm: Partial<Record<(typeof CAMPAIGN_FIELDS)[number], string>>
  /** Host of the site that led to the visit. */
  referrer: string | null
}

/** What speaks for a program, as the site noticed it; the service judges it. */
export interface Suspicion {
  /** A field that no person meets was filled. */
  trap: boolean
  /** Milliseconds from opening the page to the submit. */
  ms: number
}

/** What the header `Lead-Source` tells. */
export interface ToldSource extends LeadSource {
  suspect: Suspicion
}

/** Name of the field that no person meets. */
export const TRAP = 'fax'

/** The longest path and the longest other value, in characters. */
export const SOURCE_LIMITS = { path: 200, text: 100 }
/** Of a header whose every value is as long as it may be. */
const LONGEST_HEADER = 8192

/** Writes the header `Lead-Source`. */
export function writeSource(source: object): string {
  return encodeURIComponent(JSON.stringify(source))
}

/** Reads the header `Lead-Source`; null when it is missing or broken. Anybody may have written it. */
export function readSource(
  header: string | null,
): { source: LeadSource; suspicion: Suspicion | null } | null {
  const told = parseJson(header && header.length <= LONGEST_HEADER ? unescaped(header) : null)
  const source = sourceIn(told)
  return source && { source, suspicion: suspicionIn(told) }
}

function suspicionIn(told: unknown): Suspicion | null {
  const suspect = isRecord(told) && isRecord(told['suspect']) ? told['suspect'] : {}
  const { trap, ms } = suspect
  return typeof trap === 'boolean' && typeof ms === 'number' ? { trap, ms } : null
}

/** The source in what somebody has sent or stored; null when it is broken. */
export function sourceIn(value: unknown): LeadSource | null {
  if (!isRecord(value)) return null
  const [first, page] = [pathIn(value['first']), pathIn(value['page'])]
  if (first === undefined || page === undefined) return null
  const utm = isRecord(value['utm']) ? value['utm'] : {}
  const campaign = CAMPAIGN_FIELDS.map((name) => [name, textIn(utm[name], SOURCE_LIMITS.text)])
  return {
    first,
    page,
    utm: Object.fromEntries(campaign.filter(([, text]) => text)),
    referrer: textIn(value['referrer'], SOURCE_LIMITS.text) || null,
  }
}

function pathIn(value: unknown): string | undefined {
  const path = textIn(value, SOURCE_LIMITS.path)
  return path?.startsWith('/') ? path : undefined
}

/** The beginning of a text, in one line. */
function textIn(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const visible = value.replaceAll(/[\p{C}\u2028\u2029]/gu, '').replaceAll(pileOfMarks, '')
  return cutText(visible, limit).trim()
}
