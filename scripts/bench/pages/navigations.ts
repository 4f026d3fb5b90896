import type { Page } from '@playwright/test'
import { median } from '#scripts/bench/numbers.ts'
import { slowConnection, slowPhone } from '#scripts/bench/turns.ts'
import type { Bench, Subject } from '#scripts/bench/turns.ts'
import { untilQuiet } from '#scripts/bench/visit.ts'
import type { Conditions } from '#scripts/bench/visit.ts'
import type { Navigations } from './report.ts'

/** In the footer: nothing is fetched for such a link before the visitor is about to follow it. */
const link = 'footer a[href="/contact"]'

/** The browser knows of the slow profile, as it does on a real line of this kind. */
const conditions: Conditions = { ...slowPhone, connection: slowConnection }

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
    return bench.visit(subject, page, conditions, async (tab, address, network) => {
      await tab.goto(address, { timeout: 120_000 })
      // The app waits for the visitor to do something.
      await tab.mouse.wheel(0, 50)
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
    times.prefetched.push(await timed(follow, true))
    times.cold.push(await timed(follow))
    times.full.push(await timed(byTheBrowser))
  }
  const { prefetched, cold, full } = times
  return { prefetched: median(prefetched), cold: median(cold), full: median(full) }
}

/** In the document that a link was clicked in: when its router showed the other page's heading. */
declare global {
  interface Window {
    followed?: { shown: number | null }
  }
}

/** A click on the link: the router replaces the page, or the browser loads the other one. */
async function follow(tab: Page): Promise<number> {
  const start = await tab.evaluate((selector) => {
    const before = document.querySelector('h1')?.textContent
    const followed: NonNullable<Window['followed']> = (window.followed = { shown: null })
    const observer = new MutationObserver(() => {
      const now = document.querySelector('main h1')?.textContent
      if (!now || now === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (followed.shown = Date.now())))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.click())
    return Date.now()
  }, link)
  return (await shownAt(tab)) - start
}

/** A click of which the router does not hear; what both pages need is in the browser's cache. */
async function byTheBrowser(tab: Page): Promise<number> {
  const start = await tab.evaluate((selector) => {
    addEventListener('click', (event) => event.stopPropagation(), true)
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.click())
    return Date.now()
  }, link)
  await tab.waitForURL('**/contact', { waitUntil: 'commit', timeout: 120_000 })
  return (await shownAt(tab)) - start
}

async function shownAt(tab: Page): Promise<number> {
  const shown = await tab.waitForFunction(
    () => {
      if (window.followed) return window.followed.shown
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return location.pathname === '/contact' && paint
        ? performance.timeOrigin + paint.startTime
        : null
    },
    null,
    // Seldom, so that looking does not slow the page down.
    { timeout: 120_000, polling: 250 },
  )
  return Number(await shown.jsonValue())
}
