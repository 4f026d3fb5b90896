import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

export { expect }

/** Every journey fails on a console error, an uncaught exception, or a request that leaves this machine. */
export const test = base.extend<{ quiet: void; expected: RegExp | null }>({
  // What a journey that plants a fault may see on the console.
  expected: [null, { option: true }],
  quiet: [
    async ({ page, expected }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        if (/^https?:$/.test(protocol) && !['localhost', '127.0.0.1'].includes(hostname)) {
          faults.push(`request to ${hostname}`)
        }
      })
      await use()
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

/** No accessibility fault that axe can see, in WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`),
  ).toEqual([])
}

/** Nothing reaches past the window's right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}
