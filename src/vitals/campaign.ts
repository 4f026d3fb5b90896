import { isRecord, parseJson } from '#shared/json.ts'
import { tabStorage } from '#src/browser/storage/safe-storage.ts'

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
