import { CAMPAIGN_FIELDS, SOURCE_LIMITS, TRAP } from '#shared/leads/source.ts'
import { canonicalPath, paths } from '#shared/paths.ts'
import type { ToldSource } from '#shared/leads/source.ts'

/**
 * Where a lead that is sent now comes from, as the browser knows it by itself: nothing is stored for
 * it. The referrer is that of the document, so it is not known after a link that loaded another one.
 */
export function sourceOfVisit(): ToldSource {
  const first = new URL(firstAddress())
  const campaign = CAMPAIGN_FIELDS.map((name) => {
    const key = `utm_${name}`
    const text = first.searchParams.get(key) ?? new URLSearchParams(location.search).get(key)
    return [name, text?.slice(0, SOURCE_LIMITS.text)]
  })
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  return {
    first: pathOf(first.pathname),
    page: pathOf(location.pathname),
    utm: Object.fromEntries(campaign.filter(([, text]) => text)),
    referrer: referrer === '' || referrer === location.host ? null : referrer,
    suspect: { trap: isTrapFilled(), ms: Math.round(performance.now()) },
  }
}

function isTrapFilled(): boolean {
  const traps = document.querySelectorAll<HTMLInputElement>(`input[name=${TRAP}]`)
  return [...traps].some(({ value }) => value !== '')
}

/** Address of the first page of the visit in this tab; older browsers only know that of the document. */
function firstAddress(): string {
  const entries = 'navigation' in globalThis ? navigation.entries() : []
  const [loaded] = performance.getEntriesByType('navigation')
  return entries.find(({ url }) => url !== null)?.url ?? loaded?.name ?? location.href
}

/** Without a referral code, which identifies who sent the visitor. */
function pathOf(pathname: string): string {
  const path = canonicalPath(pathname).slice(0, SOURCE_LIMITS.path)
  const at = path.indexOf(`${paths.referral}/`)
  return at < 0 ? path : path.slice(0, at + paths.referral.length)
}
