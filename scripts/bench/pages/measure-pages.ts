import path from 'node:path'
import { machine } from '#scripts/bench/machine.ts'
import { medianOf, openBench, slowProfile, worstShift } from '#scripts/bench/turns.ts'
import type { Bench, Subject, Visits } from '#scripts/bench/turns.ts'
import { variants, writeVariants } from '#scripts/bench/variants.ts'
import { measureLoads } from './loads.ts'
import { measureNavigations } from './navigations.ts'
import { measurePresses } from './presses.ts'
import type { BenchReport, PageReport, Paints } from './report.ts'

interface Options {
  dist: string
  paths: readonly string[]
  /** Pages of other servers, measured beside each path. */
  peers: readonly URL[]
  /** Visits of each page and variant in the slow profile. */
  visits: number
}

/**
 * Measures pages of a build beside the same pages without scripts and rendered by the browser, and
 * beside pages of others.
 * @throws Error when `dist` is not a build against the sandbox or lacks a page
 */
export async function measurePages(options: Options): Promise<BenchReport> {
  const { dist, paths, peers, visits } = options
  const folders = await writeVariants(dist, path.resolve('.cache/bench-pages'), paths)
  const own = variants.map((name): Subject => {
    return { name, from: { folder: folders[name] }, hasApp: name !== 'without scripts' }
  })
  const others = peers.map((url): Subject => ({ name: url.href, from: { url }, hasApp: false }))
  const bench = await openBench([...own, ...others])
  try {
    const pages: PageReport[] = []
    for (const page of paths) pages.push(await measurePage(bench, page, own, others, visits))
    const date = new Date().toISOString()
    return { date, machine: machine(), conditions: slowProfile(visits), pages }
  } finally {
    await bench.close()
  }
}

async function measurePage(
  bench: Bench,
  page: string,
  [built, limit, rendered]: readonly Subject[],
  others: readonly Subject[],
  visits: number,
): Promise<PageReport> {
  const report: PageReport = { path: page, paints: {}, loads: {}, presses: {}, navigations: null }
  if (!built || !limit || !rendered) return report
  const paints = [
    ...(await bench.measure(page, [built, limit, ...others], visits)),
    // It paints so much later that one visit tells.
    ...(await bench.measure(page, [rendered], 1)),
  ]
  for (const one of paints) report.paints[one.subject.name] = paintsOf(one)
  for (const subject of [built, ...others]) {
    report.loads[subject.name] = await measureLoads(bench, subject, page)
    report.presses[subject.name] = await measurePresses(bench, subject, page)
  }
  report.navigations = await measureNavigations(bench, built, page, visits)
  return report
}

function paintsOf(visits: Visits): Paints {
  return {
    fcp: medianOf(visits, 'fcp'),
    lcp: medianOf(visits, 'lcp'),
    cls: worstShift(visits),
    blocked: medianOf(visits, 'blocked'),
    requests: medianOf(visits, 'requests'),
    kB: medianOf(visits, 'kB'),
  }
}
