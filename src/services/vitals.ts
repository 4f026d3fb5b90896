import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '#src/config/paths.ts'

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
  const body = JSON.stringify({ path, ...Object.fromEntries(figures) })
  figures.clear()
  // Outlives the page like a beacon, but without sending the host's cookies.
  fetch(address, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {
    // Ignored: the figures are for the site, not for the visitor.
  })
}

/** Removes the code from a referral's address: it identifies a person. */
export function withoutCode(path: string): string {
  return path.startsWith(`${paths.referral}/`) ? paths.referral : path
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
