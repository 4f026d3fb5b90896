import type { Browser, Page } from '@playwright/test'
import type { Connection } from '#src/browser/slow-connection.ts'
import { isDrawn, watchPaints } from './in-page.ts'
import { slowDown } from './site.ts'
import type { SlowLink, SlowNetwork } from './slow-proxy.ts'

/** What a page is visited with. */
export interface Conditions {
  network: SlowNetwork
  /** How many times slower the processor is than this machine's. */
  cpu: number
  /** Device pixels per CSS pixel. */
  ratio: number
  /** What the browser tells of the network; without it, what Chromium tells. */
  connection?: Connection
}

/** Measurements of one visit; times in milliseconds from the start of navigation. */
export interface FirstView {
  /** First and largest contentful paint. */
  fcp: number
  lcp: number
  /** Sum of all layout shifts until the network is quiet. */
  cls: number
  /** The app has taken the page over; NaN where there is none. */
  ready: number
  /** Total blocking time: what each task after the first paint takes beyond 50 ms, until then. */
  blocked: number
  /** Requests and kB received until then, including headers. */
  requests: number
  kB: number
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Runs `visit` on a phone with an empty cache. */
export async function withPhone<Result>(
  browser: Browser,
  { cpu, ratio, connection }: Conditions,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: ratio })
  try {
    const page = await context.newPage()
    await slowDown(page, cpu)
    if (connection)
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds without traffic after which a visit is over; sections that nobody touches wait 2000. */
const quiet = 2500

/** Waits until all that was requested has arrived. */
export async function untilQuiet(page: Page, link: SlowLink): Promise<void> {
  while (link.quietFor() < quiet) await page.waitForTimeout(100)
}

/** Opens an address and waits until all has arrived; `isApp`: and the app has taken the page over. */
export async function firstView(
  page: Page,
  address: string,
  link: SlowLink,
  isApp: boolean,
): Promise<FirstView> {
  await page.addInitScript(watchPaints)
  await page.goto(address, { timeout: 120_000 })
  if (isApp) await page.locator('html[data-ready]').waitFor({ timeout: 120_000 })
  await page.waitForFunction(isDrawn, null, { timeout: 120_000 })
  await untilQuiet(page, link)
  const marks = await page.evaluate(() =>
    performance.getEntriesByType('mark').map(({ name, startTime }) => {
      const [, kind = '', value = ''] = /^bench:(\w+):?(.*)$/.exec(name) ?? []
      return { kind, value: Number(value), at: startTime }
    }),
  )
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').length + 1)
  const last = (kind: string) => marks.findLast((mark) => mark.kind === kind)?.at ?? Number.NaN
  const sum = (kind: string, from = 0) =>
    marks
      .filter((mark) => mark.kind === kind && mark.at >= from)
      .reduce((total, { value }) => total + value, 0)
  return {
    fcp: last('fcp'),
    lcp: last('lcp'),
    cls: sum('shift'),
    ready: last('ready'),
    blocked: sum('blocked', last('fcp')),
    requests,
    kB: link.received() / 1000,
  }
}
