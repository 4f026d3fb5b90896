import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { FormName } from '#shared/leads/forms.ts'
import { sourceOfVisit } from '#src/leads/source.ts'

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
  const { page: path } = sourceOfVisit()
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

/** Reports that a lead was received: page, form and campaign, and nothing that may name a person. */
export function reportLead(address: string, form: FormName): void {
  const { page: path, utm } = sourceOfVisit()
  const campaign = Object.entries(utm).filter(([, text]) => !text.includes('@'))
  sendBeacon(address, { path, form, utm: Object.fromEntries(campaign) })
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Sends figures to their host like a beacon: it outlives the page, but sends none of the host's cookies. */
function sendBeacon(address: string, figures: object): void {
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
