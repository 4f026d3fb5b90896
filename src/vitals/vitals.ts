import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '#shared/paths.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { tabStorage } from '#src/browser/storage/safe-storage.ts'

interface Figure {
  name: string
  /** Milliseconds; CLS has no unit. */
  value: number
}

/**
 * Sends the Web Vitals of a visit to `address` whenever the page is hidden or left: the path that was
 * opened and a number per figure, without cookies, names or anything typed.
 */
export function reportVitals(address: string): void {
  const path = withoutCode(location.pathname)
  keepCampaign(openedAddress())
  const figures = new Map<string, number>()
  const note = ({ name, value }: Figure) => void figures.set(name, rounded(value))
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  // Registered after the figures' own listeners, so that their last values are included.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendFigures(address, path, figures)
  })
  addEventListener('pagehide', () => sendFigures(address, path, figures))
}

/** Sends the figures since the last time; nothing when there are none. */
export function sendFigures(address: string, path: string, figures: Map<string, number>): void {
  if (figures.size === 0) return
  const body = { path, ...Object.fromEntries(figures) }
  figures.clear()
  sendBeacon(address, body)
}

/** Reports that a lead was received: page, form and campaign, and nothing of the lead itself. */
export function reportLead(address: string, form: FormName): void {
  const path = withoutCode(location.pathname)
  sendBeacon(address, { path, form, utm: readCampaign() })
}

/** Removes the code from a referral's address: it identifies a person. */
export function withoutCode(path: string): string {
  return path.startsWith(`${paths.referral}/`) ? paths.referral : path
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** The campaign that brought a visitor, by name without its prefix: `{source: 'letter'}`. */
export type Campaign = Partial<Record<(typeof parameters)[number], string>>

const parameters = ['source', 'medium', 'campaign', 'term', 'content'] as const
const storageKey = 'campaign'
const longest = 100

/**
 * The `utm_` parameters of an address; null if it has none. A value with an `@` may name a person and is
 * left out; a longer one is cut after 100 characters.
 */
export function campaignOf(address: string): Campaign | null {
  const { searchParams } = new URL(address)
  const found = parameters.flatMap((name) => {
    const value = searchParams.get(`utm_${name}`)?.trim() ?? ''
    return value === '' || value.includes('@') ? [] : [[name, value.slice(0, longest)] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** Keeps the campaign of the address that the page was opened at, for the tab. The last one counts. */
export function keepCampaign(address: string): void {
  const campaign = campaignOf(address)
  if (campaign) tabStorage.write(storageKey, JSON.stringify(campaign))
}

/** The campaign of this tab; empty if none brought the visitor. */
export function readCampaign(): Campaign {
  const stored = parseJson(tabStorage.read(storageKey))
  if (!isRecord(stored)) return {}
  const known = parameters.flatMap((name) => {
    const value = stored[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return Object.fromEntries(known)
}

/** The address that this document was opened at: the app may have moved on since. */
export function openedAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href
}

/** Sends figures to their host like a beacon: it outlives the page, but sends none of the host's cookies. */
export function sendBeacon(address: string, figures: object): void {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(figures),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // Ignored: the figures are for the site, not for the visitor.
  })
}
