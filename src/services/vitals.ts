import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '#src/config/paths.ts'

interface Figure {
  name: string
  /** Milliseconds; of CLS a number without a unit. */
  value: number
}

/**
 * Sends how a visit went (Web Vitals) to `address` whenever the page is hidden or left: the path that
 * was opened and a number per figure, without cookie, name or anything typed.
 */
export function reportVitals(address: string): void {
  const path = withoutCode(location.pathname)
  const figures = new Map<string, number>()
  const note = ({ name, value }: Figure) => void figures.set(name, rounded(value))
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  // Registered after the figures' own listeners: their last values are in by then.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendFigures(address, path, figures)
  })
  addEventListener('pagehide', () => sendFigures(address, path, figures))
}

/** Sends what has been noted since it was last sent; of nothing it says nothing. */
export function sendFigures(address: string, path: string, figures: Map<string, number>): void {
  if (figures.size === 0) return
  const body = JSON.stringify({ path, ...Object.fromEntries(figures) })
  figures.clear()
  // Outlives the page like a beacon, which would send the cookies of that host.
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // Nobody is told: it is the site that wanted to know, not the visitor.
  })
}

/** The code in a referral's address belongs to a person. */
export function withoutCode(path: string): string {
  return path.startsWith(`${paths.referral}/`) ? paths.referral : path
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
