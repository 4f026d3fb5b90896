import path from 'node:path'
import type { Browser } from '@playwright/test'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { machine } from './bench/machine.ts'
import { median, rounded } from './bench/numbers.ts'
import { closeServer, cpuSlowdown, openBrowser, sandboxPortOf } from './bench/site.ts'
import { variants, writeVariants } from './bench/variants.ts'
import type { Variant } from './bench/variants.ts'
import { firstView, menuUsable, withPhone } from './bench/visit.ts'
import type { FirstView } from './bench/visit.ts'
import { createSlowLink, slowNetwork } from './bench/slow-proxy.ts'
import { serveFolder } from './hosting/static-host.ts'

// Measures the first view of pages on a slow network and processor, compared with the same page
// without scripts and rendered on the client.
const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const limits = { lcpOfLimit: 1.05, fcpOfLimit: 1.1, lcpOfClientRendered: 0.35 }

const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : ['/']
const dist = path.resolve('dist')
const sandboxPort = await sandboxPortOf(dist)
const folders = await writeVariants(dist, path.resolve('.cache/bench-first-view'), paths)
const sandbox = await startSandbox({ port: 0, stateDir: path.resolve('.cache/bench-sandbox') })
const hosts = {
  'as built': await serveFolder(folders['as built'], 0),
  'without scripts': await serveFolder(folders['without scripts'], 0),
  'client-rendered': await serveFolder(folders['client-rendered'], 0),
}
const browser = await openBrowser()
const problems: string[] = []
try {
  for (const page of paths) await measure(browser, page)
} finally {
  await browser.close()
  for (const host of Object.values(hosts)) await closeServer(host)
  await sandbox.close()
}
console.log(machine())
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

interface Visits {
  views: FirstView[]
  menus: number[]
}

/** Alternates the variants, so that other load on the machine affects all of them alike. */
async function measure(chromium: Browser, page: string): Promise<void> {
  const visits: Record<Variant, Visits> = {
    'as built': { views: [], menus: [] },
    'without scripts': { views: [], menus: [] },
    'client-rendered': { views: [], menus: [] },
  }
  // The first run only fills the hosts' caches of compressed files.
  for (let run = 0; run <= runs; run += 1) {
    for (const variant of variants) {
      const view = await viewOnce(chromium, variant, page)
      const menu = await menuOnce(chromium, variant, page)
      if (run === 0) continue
      visits[variant].views.push(view)
      visits[variant].menus.push(menu)
    }
  }
  report(page, visits)
}

async function viewOnce(chromium: Browser, variant: Variant, page: string): Promise<FirstView> {
  return overSlowLink(variant, (address, link) =>
    withPhone(chromium, (tab) =>
      firstView(tab, address + page, link, variant !== 'without scripts'),
    ),
  )
}

async function menuOnce(chromium: Browser, variant: Variant, page: string): Promise<number> {
  return overSlowLink(variant, (address) =>
    withPhone(chromium, (tab) => menuUsable(tab, address + page)),
  )
}

/** Runs a visit over a new link, which site and content API share. */
async function overSlowLink<Result>(
  variant: Variant,
  visit: (address: string, link: ReturnType<typeof createSlowLink>) => Promise<Result>,
): Promise<Result> {
  const link = createSlowLink(slowNetwork)
  try {
    const host = hosts[variant].address()
    const port = await link.listen(0, typeof host === 'object' && host ? host.port : 0)
    await link.listen(sandboxPort, sandbox.sandbox.port)
    return await visit(`http://localhost:${port}`, link)
  } finally {
    await link.close()
  }
}

function report(page: string, visits: Record<Variant, Visits>): void {
  const of = (variant: Variant, key: keyof FirstView) =>
    median(visits[variant].views.map((view) => view[key]))
  console.log(
    `${page}: medians of ${runs}, ${slowNetwork.bitsPerSecond / 1000} kbit/s, ${slowNetwork.roundTrip} ms round trip, ${cpuSlowdown}× slower processor`,
  )
  console.table(
    Object.fromEntries(
      variants.map((variant) => [
        variant,
        {
          'FCP ms': rounded(of(variant, 'fcp')),
          'LCP ms': rounded(of(variant, 'lcp')),
          'menu usable ms': rounded(median(visits[variant].menus)),
          CLS: rounded(of(variant, 'cls'), 3),
          kB: rounded(of(variant, 'kB')),
        },
      ]),
    ),
  )
  compare(
    page,
    'LCP',
    of('as built', 'lcp') / of('without scripts', 'lcp'),
    limits.lcpOfLimit,
    'the page without scripts',
  )
  compare(
    page,
    'FCP',
    of('as built', 'fcp') / of('without scripts', 'fcp'),
    limits.fcpOfLimit,
    'the page without scripts',
  )
  compare(
    page,
    'LCP',
    of('as built', 'lcp') / of('client-rendered', 'lcp'),
    limits.lcpOfClientRendered,
    'the client-rendered page',
  )
  const worst = Math.max(...visits['as built'].views.map(({ cls }) => cls))
  console.log(`Layout shift: at most ${worst.toFixed(3)} (0.000)`)
  if (worst >= 0.0005) problems.push(`${page} shifts by ${worst.toFixed(4)}: nothing may shift.`)
}

function compare(page: string, paint: string, ratio: number, most: number, than: string): void {
  console.log(`${paint} is ${ratio.toFixed(2)} of ${than} (≤ ${most})`)
  if (!(ratio <= most))
    problems.push(`${page}: ${paint} is ${ratio.toFixed(2)} of ${than}, more than ${most}.`)
}
