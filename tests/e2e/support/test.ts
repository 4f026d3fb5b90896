import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { accessibilityFaults, watchFaults } from './faults.ts'
import { ibmFaults } from './ibm-engine.ts'

export { expect }

/** Every journey fails on a console error, an uncaught exception, or a request that leaves this machine. */
export const test = base.extend<{ quiet: void; expected: RegExp | null }>({
  // What a journey that plants a fault may see on the console.
  expected: [null, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const faults = watchFaults(page)
      await use()
      // A route that still answers when its journey is over has nothing to say.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(faults.filter((fault) => !expected?.test(fault))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
}

/** Waits for the fonts of headings and of text; they come only after the page. */
export async function webFontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Variable') && status === 'loaded',
      ).length >= 2,
  )
}

/** Opens a page and waits until React has taken over every section, also those that wait for a visitor. */
export async function openHydratedWhole(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
  await page.mouse.move(1, 1)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/**
 * No fault that axe sees in WCAG 2.2 AA and its best practices, and none that IBM's engine sees.
 * @param within selects the only part that has changed since the whole page was checked
 */
export async function expectAccessible(
  page: Page,
  state = 'as it is',
  within = 'html',
): Promise<void> {
  // What is on its way in is half transparent, and has no contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ).then(() => null),
  )
  // An embedded page has no language before its document arrives.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]:not([loading=lazy])')].every(
      ({ contentDocument }) => contentDocument?.URL !== 'about:blank',
    ),
  )
  // While the page scrolls, a link under the header's edge counts as too small.
  let top: number | undefined
  const isAtRest = async () => {
    const before = top
    top = await page.evaluate(() => scrollY)
    return top === before
  }
  await expect.poll(isAtRest).toBe(true)
  const faults = [await accessibilityFaults(page, within), await ibmFaults(page, within)]
  expect(faults.flat(), state).toEqual([])
}

/** Nothing reaches past the window's right edge, once a change of its width has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
}
