import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { closeServer } from '#shared/local-server.ts'
import { originOf, sandboxPortOf, serveFolder } from '#scripts/hosting/static-host.ts'
import { openBrowser } from '#scripts/process/browser.ts'
import { listControls, pressAtFirstPaint, watchPaints } from './in-page.ts'
import { machine, median, rounded, wholeNumber } from './numbers.ts'

/**
 * `npm run bench:pages [-- --visits 5] [--build ../before/dist --build dist] [path …]`: measures pages of
 * dist/ on a slow phone: first view, in turns with the same HTML without scripts; bytes; first presses.
 * With `--build`, it compares the first views of built folders with those of the first folder.
 */
const { values, positionals } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    build: { type: 'string', multiple: true },
  },
  allowPositionals: true,
})
const measured = ['/', '/lender', '/pricing/enterprise', '/about-us', '/contact']
const paths = positionals.length > 0 ? positionals : measured
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const timeout = 120_000
/** Sections that nobody touches wait 2 s. */
const quietMs = 2500
const pressable =
  'button, summary, input[type=radio], input[type=checkbox], [role=button], [role=tab], a[href^="#"]'
const goals = { lcp: 1.05, fcp: 1.07, slowKb: 60, idleKb: 230, idleRequests: 30, pressMs: 300 }

interface Conditions {
  /** 400 kbit/s, a round trip of 400 ms and a sixth of this processor's speed; otherwise nothing is slowed down. */
  isSlow: boolean
  /** What the browser says about the network. */
  connection?: { effectiveType: string; rtt: number; saveData: boolean }
}
const slowPhone: Conditions = { isSlow: true }
const told3g: Conditions = {
  isSlow: false,
  connection: { effectiveType: '3g', rtt: 450, saveData: false },
}
const told4g: Conditions = {
  isSlow: false,
  connection: { effectiveType: '4g', rtt: 50, saveData: false },
}

interface Traffic {
  requests: number
  /** Received, headers included. */
  kB: number
  /** Resolves after a while without traffic. */
  untilQuiet: () => Promise<void>
}

interface Subject {
  name: string
  origin: string
}

interface View {
  fcp: number
  lcp: number
  cls: number
}

const missed: string[] = []
const closing: (() => Promise<unknown>)[] = []
try {
  const visits = wholeNumber('visits', values.visits)
  const browser = await openBrowser()
  closing.push(() => browser.close())
  const folders = (values.build ?? ['dist']).map((folder) => path.resolve(folder))
  const subjects = await Promise.all(folders.map(serve))
  await startSandboxes(folders)
  if (!values.build) subjects.push(await serve(await withoutScripts('dist')))
  for (const page of paths) {
    await compareFirstViews(browser, page, subjects, visits)
    const [built] = subjects
    if (values.build || !built) continue
    await measureBytes(browser, built.origin + page)
    await measurePresses(browser, built.origin + page)
  }
  console.log(`${machine()}; medians of ${visits} visits`)
} catch (error) {
  missed.push(error instanceof Error ? error.message : String(error))
} finally {
  for (const close of closing.toReversed()) await close()
}
for (const sentence of missed) console.error(sentence)
process.exitCode = missed.length > 0 ? 1 : 0

async function compareFirstViews(
  browser: Browser,
  page: string,
  subjects: readonly Subject[],
  visits: number,
): Promise<void> {
  const views = subjects.map((subject) => ({ ...subject, all: new Array<View>() }))
  // The first visit fills the host's cache of compressed files. Subjects take turns, so that other load
  // on this machine affects all of them.
  for (const { origin } of views) await firstView(browser, origin + page)
  for (let round = 0; round < visits; round += 1)
    for (const { origin, all } of views) all.push(await firstView(browser, origin + page))
  const rows = views.map(({ name, all }) => ({
    name,
    fcp: median(all.map(({ fcp }) => fcp)),
    lcp: median(all.map(({ lcp }) => lcp)),
    cls: Math.max(...all.map(({ cls }) => cls)),
  }))
  const base = values.build ? rows[0] : rows[1]
  if (!base) return
  console.log(page)
  console.table(
    Object.fromEntries(
      rows.map(({ name, fcp, lcp, cls }) => [
        name,
        {
          'FCP ms': rounded(fcp),
          'FCP ratio': rounded(fcp / base.fcp, 3),
          'LCP ms': rounded(lcp),
          'LCP ratio': rounded(lcp / base.lcp, 3),
          CLS: rounded(cls, 3),
        },
      ]),
    ),
  )
  const [first] = rows
  if (values.build || !first) return
  check(`${page}: FCP compared with the page without scripts`, first.fcp / base.fcp, goals.fcp)
  check(`${page}: LCP compared with the page without scripts`, first.lcp / base.lcp, goals.lcp)
  check(`${page}: layout shift`, first.cls, 0.0005)
}

function firstView(browser: Browser, address: string): Promise<View> {
  return visit(browser, slowPhone, async (tab, traffic) => {
    await tab.addInitScript(watchPaints)
    await tab.goto(address, { timeout })
    await traffic.untilQuiet()
    const marks = await marksOf(tab)
    const last = (kind: string) => marks.findLast(({ name }) => name === kind)?.at ?? Number.NaN
    const shifts = marks.filter(({ name }) => name === 'bench:shift')
    return {
      fcp: last('bench:fcp'),
      lcp: last('bench:lcp'),
      cls: shifts.reduce((sum, { detail }) => sum + detail, 0),
    }
  })
}

/** What a phone receives: on a slow connection before the visitor does anything, and once idle on a fast one. */
async function measureBytes(browser: Browser, address: string): Promise<void> {
  const receive = (conditions: Conditions) =>
    visit(browser, conditions, async (tab, traffic) => {
      await tab.goto(address, { waitUntil: 'load', timeout })
      await traffic.untilQuiet()
      return { requests: traffic.requests, kB: rounded(traffic.kB, 1) }
    })
  const slow = await receive(told3g)
  const idle = await receive(told4g)
  console.table({ 'slow connection, nothing pressed': slow, 'once idle': idle })
  const { pathname } = new URL(address)
  check(`${pathname}: kB on a slow connection`, slow.kB, goals.slowKb)
  check(`${pathname}: kB once idle`, idle.kB, goals.idleKb)
  check(`${pathname}: requests once idle`, idle.requests, goals.idleRequests)
}

/** Presses each control of the first two screens at the first paint, each in a separate visit. */
async function measurePresses(browser: Browser, address: string): Promise<void> {
  const controls = await visit(browser, told3g, async (tab) => {
    await tab.goto(address, { waitUntil: 'load', timeout })
    return tab.evaluate(listControls, pressable)
  })
  const rows: Record<string, { ms: number | string }> = {}
  for (const { index, name } of controls) {
    const ms = await visit(browser, slowPhone, async (tab) => {
      await tab.addInitScript(pressAtFirstPaint, { selector: pressable, index })
      await tab.goto(address, { waitUntil: 'commit', timeout })
      await tab
        .waitForFunction(() => performance.getEntriesByName('bench:react').length > 0, null, {
          timeout: 12_000,
        })
        .catch(() => null)
      return (await marksOf(tab)).find((mark) => mark.name === 'bench:react')?.detail
    })
    rows[name] = { ms: ms === undefined ? 'lost' : rounded(ms) }
    check(`${new URL(address).pathname}: ms until "${name}" reacts`, ms ?? Infinity, goals.pressMs)
  }
  console.table(rows)
}

function marksOf(tab: Page) {
  return tab.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter((mark) => mark instanceof PerformanceMark)
      .map(({ name, startTime, detail }) => ({ name, at: startTime, detail: Number(detail) })),
  )
}

/** Opens a tab with an empty cache, slowed down as Lighthouse does. */
async function visit<Result>(
  browser: Browser,
  { isSlow, connection }: Conditions,
  work: (tab: Page, traffic: Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 })
  try {
    const tab = await context.newPage()
    const session = await context.newCDPSession(tab)
    await session.send('Network.enable')
    if (isSlow) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
      const bytesPerSecond = 400_000 / 8
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    if (connection)
      await tab.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
    let last = performance.now()
    const traffic: Traffic = {
      requests: 0,
      kB: 0,
      async untilQuiet() {
        while (performance.now() - last < quietMs) await tab.waitForTimeout(100)
      },
    }
    session.on('Network.requestWillBeSent', () => {
      last = performance.now()
      traffic.requests += 1
    })
    session.on('Network.dataReceived', () => (last = performance.now()))
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      last = performance.now()
      traffic.kB += encodedDataLength / 1000
    })
    return await work(tab, traffic)
  } finally {
    await context.close()
  }
}

function check(what: string, figure: number, most: number): void {
  if (!(figure <= most)) missed.push(`${what}: ${rounded(figure, 3)}, more than ${most}.`)
}

async function serve(folder: string): Promise<Subject> {
  const server = await serveFolder(folder, 0)
  closing.push(() => closeServer(server))
  return { name: path.relative('.', folder), origin: originOf(server) }
}

/** Serves this working copy's content where the builds expect it. */
async function startSandboxes(folders: readonly string[]): Promise<void> {
  const ports = new Set(await Promise.all(folders.map(sandboxPortOf)))
  for (const port of ports) {
    const sandbox = await startSandbox({ port, stateDir: path.resolve('.cache/bench-sandbox') })
    closing.push(() => sandbox.close())
  }
}

/** A copy of a build whose measured pages have no script elements: as fast as HTML can be. */
async function withoutScripts(dist: string): Promise<string> {
  const folder = path.resolve('.cache/bench-pages/without-scripts')
  await rm(folder, { recursive: true, force: true })
  await cp(dist, folder, { recursive: true })
  for (const page of paths) {
    const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ''))
  }
  return folder
}
