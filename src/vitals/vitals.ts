import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '#shared/paths.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { sendBeacon } from './beacon.ts'
import { keepCampaign, openedAddress, readCampaign } from './campaign.ts'

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
export function reportLead(address: string, form: LeadName): void {
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
