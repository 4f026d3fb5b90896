import path from 'node:path'
import { rounded } from './numbers.ts'
import { medianOf, openBench, slowProfile, worstShift } from './turns.ts'
import type { Visits } from './turns.ts'

/**
 * Measures the same pages of several built folders in turns, and prints each figure and the ratio of its
 * paints to the first folder's. How far two copies of one build differ is the noise of the run.
 */
export async function compareBuilds(
  folders: readonly string[],
  pages: readonly string[],
  runs: number,
): Promise<void> {
  const builds = folders.map((folder) => ({
    name: path.relative('.', folder),
    from: { folder },
    hasApp: true,
  }))
  const bench = await openBench(builds)
  try {
    for (const page of pages) {
      const visits = await bench.measure(page, builds, runs)
      console.log(`${page}: ${slowProfile(runs)}`)
      console.table(
        Object.fromEntries(visits.map((own) => [own.subject.name, row(own, visits[0] ?? own)])),
      )
    }
  } finally {
    await bench.close()
  }
}

function row(own: Visits, first: Visits) {
  const ratio = (figure: 'fcp' | 'lcp') =>
    rounded(medianOf(own, figure) / medianOf(first, figure), 3)
  return {
    'FCP ms': rounded(medianOf(own, 'fcp')),
    'FCP ratio': ratio('fcp'),
    'LCP ms': rounded(medianOf(own, 'lcp')),
    'LCP ratio': ratio('lcp'),
    'app ready ms': rounded(medianOf(own, 'ready')),
    'blocked ms': rounded(medianOf(own, 'blocked')),
    'worst CLS': rounded(worstShift(own), 3),
    requests: medianOf(own, 'requests'),
    kB: rounded(medianOf(own, 'kB'), 1),
  }
}
