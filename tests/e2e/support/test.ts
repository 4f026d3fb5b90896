import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'

export { expect }

// Playwright's builder would inject axe again for every check, so only its axe-core is used.
const require = createRequire(import.meta.resolve('@axe-core/playwright'))
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every journey fails on a console error, an uncaught exception, or a request that leaves this machine. */
export const test = base.extend<{ quiet: void; expected: RegExp | null }, { isPhone: boolean }>({
  // Of the worker, unlike `isMobile`: a file can be skipped before a browser's page is made for each test.
  // oxlint-disable-next-line no-empty-pattern
  isPhone: [({}, use, { project }) => use(project.name === 'phone'), { scope: 'worker' }],
  // What a journey that injects a fault may see on the console.
  expected: [null, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const faults = watchFaults(page)
      await use()
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})

/** Collects problems from now on: console errors, uncaught exceptions, requests to other machines. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  watchForeignRequests(page, faults)
  return faults
}

// The Studio prefixes the host of the content API with the project, as in Sanity's addresses.
const thisMachine = ['localhost', '127.0.0.1', 'sandbox.localhost']

/** Collects requests to other machines; one that the content policy blocks is not sent. */
export function watchForeignRequests(on: Page | BrowserContext, faults: string[]): void {
  const check = (request: Request) => {
    const { hostname, protocol } = new URL(request.url())
    const isForeign = /^https?:$/.test(protocol) && !thisMachine.includes(hostname)
    if (isForeign && request.failure()?.errorText !== 'csp') faults.push(`request to ${hostname}`)
  }
  on.on('requestfinished', check)
  on.on('requestfailed', check)
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** Waits until React has hydrated every section, also those that wait for an interaction. */
export async function hydrateSections(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/** Waits until the page has stayed where it is for several frames: it scrolls smoothly, if it may. */
export async function scrollingEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (let still = 0, top = scrollY; still < 5; still = top === scrollY ? still + 1 : 0) {
      top = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Waits until nothing is animated any more, except what never ends. */
export async function animationsEnd(page: Page): Promise<void> {
  // Not their `finished`: one that its element drops on the way never settles. A finished one may stay.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

/** Waits for the fonts of headings and of text, which come after the page. */
export async function webFontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Variable') && status === 'loaded',
      ).length >= 2,
  )
}

/** The words of these elements that begin in one line and end in another. */
export function brokenWords(
  page: Page,
  within: string,
  word = String.raw`[\p{L}\p{N}]+[?.!,]?`,
): Promise<string[]> {
  return page.evaluate(
    ([selector, pattern]) => {
      const broken: string[] = []
      for (const element of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const found of (text.nodeValue ?? '').matchAll(new RegExp(pattern, 'gu'))) {
            const range = new Range()
            range.setStart(text, found.index)
            range.setEnd(text, found.index + found[0].length)
            const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (tops.size > 1) broken.push(found[0])
          }
      }
      return broken
    },
    [within, word] as const,
  )
}

/** What axe finds in an element (WCAG 2.2 AA and best practices): rule and elements. */
export async function accessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options = JSON.stringify({ runOnly: tags, resultTypes: ['violations'] })
  return page.evaluate<string[]>(
    `axe.run(${JSON.stringify(within)}, ${options}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => {
        const found = nodes.filter(({ any }) => !any.some(isBelowBar))
        return found.length ? id + ': ' + found.map(({ target }) => target).join(' | ') : []
      }))
    // The bar on phones moves with the window: a control that it covers in part is free after a scroll.
    function isBelowBar({ id, relatedNodes }) {
      return id === 'target-size' && relatedNodes.length > 0 && relatedNodes.every(({ target }) =>
        document.querySelector(target[0])?.closest('[data-phone-bar]'))
    }`,
  )
}

/** @param within selects the only part that has changed since the whole page was checked */
export async function expectAccessible(
  page: Page,
  state = 'as it is',
  within = 'html',
): Promise<void> {
  // An element that fades in is half transparent, and has no contrast yet.
  await animationsEnd(page)
  // An embedded page has no language before its document arrives.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]:not([loading=lazy])')].every(
      ({ contentDocument }) => contentDocument?.URL !== 'about:blank',
    ),
  )
  // While the page scrolls, a link under the header's edge counts as too small.
  await scrollingEnds(page)
  expect(await accessibilityFaults(page, within), state).toEqual([])
}

/** How far the page reaches past the window's right edge, in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Nothing reaches past the window's right edge, once a change of its width has settled. */
export async function expectNoSidewaysScroll(page: Page, state = 'as it is'): Promise<void> {
  await expect.poll(() => sidewaysScroll(page), { message: state }).toBe(0)
}

interface LayoutShift {
  value: number
  /** The elements that moved. */
  parts: string[]
}

/** Notes every layout shift of this and each later page that no press or key has caused. */
export async function noteShifts(page: Page): Promise<() => Promise<LayoutShift[]>> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue
        const parts = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeValue),
        )
        shifts.push({ value: Number(entry.value), parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate<LayoutShift[]>('window.shifts')
}

/** Expects a sum of 0.000. A word that begins a few pixels further on is less. */
export function expectStill(shifts: LayoutShift[], state = 'as it is'): void {
  expect(
    shifts.filter(({ value }) => value >= 0.0005),
    state,
  ).toEqual([])
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    state,
  ).toBeLessThan(0.0005)
}
