import type { Page } from '@playwright/test'
import { median } from '../numbers.ts'
import { slowPhone } from '../turns.ts'
import type { Bench, Subject } from '../turns.ts'
import { untilQuiet } from '../visit.ts'
import type { Navigations } from './report.ts'

/** In the footer: nothing is fetched for such a link before the visitor is about to follow it. */
const link = 'footer a[href="/contact"]'

type Navigate = (tab: Page) => Promise<number>

/**
 * Follows a link to another page in the slow profile: milliseconds from the click to the frame that shows
 * the other page's heading, medians of `visits`. A page that leads to itself is not measured.
 */
export async function measureNavigations(
  bench: Bench,
  subject: Subject,
  page: string,
  visits: number,
): Promise<Navigations | null> {
  if (page === '/contact') return null
  async function timed(navigate: Navigate, isPrefetched = false): Promise<number> {
    return bench.visit(subject, page, slowPhone, async (tab, address, network) => {
      await tab.goto(address, { timeout: 120_000 })
      await tab.locator('html[data-ready]').waitFor({ timeout: 120_000 })
      await untilQuiet(tab, network)
      if (isPrefetched) {
        const prefetch = tab.waitForResponse('**/data/contact.json')
        await tab.locator(link).dispatchEvent('pointerover')
        await prefetch
        // Its sections are requested once its content is here.
        await tab.waitForTimeout(1000)
        await untilQuiet(tab, network)
      }
      return navigate(tab)
    })
  }
  const times: Record<keyof Navigations, number[]> = { prefetched: [], cold: [], full: [] }
  for (let visit = 0; visit < visits; visit += 1) {
    times.prefetched.push(await timed(inside, true))
    times.cold.push(await timed(inside))
    times.full.push(await timed(byTheBrowser))
  }
  const { prefetched, cold, full } = times
  return { prefetched: median(prefetched), cold: median(cold), full: median(full) }
}

/** The router replaces the page. */
function inside(tab: Page): Promise<number> {
  return tab.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent
        const anchor = document.querySelector<HTMLElement>(selector)
        const start = performance.now()
        const observer = new MutationObserver(() => {
          const now = document.querySelector('main h1')?.textContent
          if (!now || now === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
        anchor?.click()
      }),
    link,
  )
}

/** The browser loads the other page whole; what both pages need is in its cache. */
async function byTheBrowser(tab: Page): Promise<number> {
  const start = await tab.evaluate((selector) => {
    const address = document.querySelector<HTMLAnchorElement>(selector)?.href ?? ''
    const now = Date.now()
    setTimeout(() => location.assign(address))
    return now
  }, link)
  await tab.waitForURL('**/contact', { waitUntil: 'commit', timeout: 120_000 })
  const painted = await tab.waitForFunction(
    () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.timeOrigin + paint.startTime
    },
    null,
    { timeout: 120_000 },
  )
  return Number(await painted.jsonValue()) - start
}
