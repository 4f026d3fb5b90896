import path from 'node:path'
import { median, rounded } from './numbers.ts'
import { conditions, medianOf, openBench, worstShift } from './turns.ts'
import type { Bench, Visits } from './turns.ts'
import { variants, writeVariants } from './variants.ts'

const goals = { lcpOfLimit: 1.05, fcpOfLimit: 1.1, lcpOfClientRendered: 0.35 }

/**
 * Measures pages of a build beside the same pages without scripts and rendered by the browser.
 * @returns a sentence for each goal that was missed
 */
export async function compareWithGoals(
  dist: string,
  pages: readonly string[],
  runs: number,
): Promise<string[]> {
  const folders = await writeVariants(dist, path.resolve('.cache/bench-first-view'), pages)
  const bench = await openBench(
    variants.map((name) => ({ name, folder: folders[name], hasApp: name !== 'without scripts' })),
  )
  const problems: string[] = []
  try {
    for (const page of pages) problems.push(...(await comparePage(bench, page, runs)))
  } finally {
    await bench.close()
  }
  return problems
}

async function comparePage(bench: Bench, page: string, runs: number): Promise<string[]> {
  const visits = await bench.measure(page, runs)
  const [asBuilt, withoutScripts, clientRendered] = visits
  if (!asBuilt || !withoutScripts || !clientRendered) return []
  const rows: Record<string, object> = {}
  for (const own of visits) rows[own.subject.name] = await row(bench, page, own, runs)
  console.log(conditions(page, runs))
  console.table(rows)

  const problems: string[] = []
  const ratioTo = (other: Visits, figure: 'fcp' | 'lcp') =>
    medianOf(asBuilt, figure) / medianOf(other, figure)
  function compare(paint: string, ratio: number, most: number, than: string): void {
    console.log(`${paint} is ${ratio.toFixed(2)} of ${than} (≤ ${most})`)
    if (!(ratio <= most))
      problems.push(`${page}: ${paint} is ${ratio.toFixed(2)} of ${than}, more than ${most}.`)
  }
  const limit = 'the page without scripts'
  compare('LCP', ratioTo(withoutScripts, 'lcp'), goals.lcpOfLimit, limit)
  compare('FCP', ratioTo(withoutScripts, 'fcp'), goals.fcpOfLimit, limit)
  const rendered = ratioTo(clientRendered, 'lcp')
  compare('LCP', rendered, goals.lcpOfClientRendered, 'the client-rendered page')
  const worst = worstShift(asBuilt)
  console.log(`Layout shift: at most ${worst.toFixed(3)} (0.000)`)
  if (worst >= 0.0005) problems.push(`${page} shifts by ${worst.toFixed(4)}: nothing may shift.`)
  return problems
}

async function row(bench: Bench, page: string, own: Visits, runs: number) {
  return {
    'FCP ms': rounded(medianOf(own, 'fcp')),
    'LCP ms': rounded(medianOf(own, 'lcp')),
    'menu usable ms': rounded(median(await bench.menu(page, own.subject, runs))),
    CLS: rounded(medianOf(own, 'cls'), 3),
    kB: rounded(medianOf(own, 'kB')),
  }
}
