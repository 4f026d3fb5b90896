import type { PageReport } from './report.ts'

const goals = {
  lcpOfLimit: 1.03,
  fcpOfLimit: 1.05,
  lcpOfClientRendered: 0.35,
  press: 300,
  slowKb: 60,
  slowUsedKb: 250,
  slowRequests: 15,
  idleRequests: 20,
  prefetched: 150,
  coldOfFull: 1,
}

/** A sentence for each goal that a page of the build misses. */
export function missedGoals({ path, paints, loads, presses, navigations }: PageReport): string[] {
  const missed: string[] = []
  function check(what: string, figure: number | undefined, most: number, digits = 0): void {
    if (figure !== undefined && !(figure <= most))
      missed.push(`${path}: ${what} is ${figure.toFixed(digits)}, more than ${most}.`)
  }
  const { 'as built': built, 'without scripts': limit, 'client-rendered': rendered } = paints
  if (built && limit) {
    check('LCP, of that without scripts,', built.lcp / limit.lcp, goals.lcpOfLimit, 2)
    check('FCP, of that without scripts,', built.fcp / limit.fcp, goals.fcpOfLimit, 2)
  }
  if (built && rendered)
    check('LCP, of the client-rendered,', built.lcp / rendered.lcp, goals.lcpOfClientRendered, 2)
  if (built && built.cls >= 0.0005) missed.push(`${path} shifts by ${built.cls.toFixed(4)}.`)
  const own = loads['as built']
  check('requests on a slow connection', own?.slow['2']?.requests, goals.slowRequests)
  check('requests once idle', own?.idle.requests, goals.idleRequests)
  if (path === '/') {
    check('kB on a slow connection', own?.slow['2']?.kB, goals.slowKb, 1)
    check('kB on a slow connection once all was used', own?.slowUsed.kB, goals.slowUsedKb, 1)
  }
  for (const { name, ms } of presses['as built'] ?? []) {
    if (ms === null) missed.push(`${path}: a press of "${name}" at the first paint is lost.`)
    else check(`ms from a press of "${name}" to its effect`, ms, goals.press)
  }
  check('ms to a prefetched page', navigations?.prefetched, goals.prefetched)
  if (navigations) {
    const ratio = navigations.cold / navigations.full
    check('a navigation inside the site, of a load by the browser,', ratio, goals.coldOfFull, 2)
  }
  return missed
}
