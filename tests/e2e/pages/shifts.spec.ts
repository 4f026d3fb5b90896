import type { Page } from '@playwright/test'
import { holdPage } from '../support/hold-script.ts'
import { contentPages } from '../support/pages.ts'
import { pinContent } from '../support/pin-content.ts'
import { expect, openHydrated, test, webFontsLoaded } from '../support/test.ts'

interface Shift {
  value: number
  parts: string[]
}

/** Notes every shift of the layout that no press or key has caused. */
async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
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
  return () => page.evaluate<Shift[]>('window.shifts')
}

/** Opens a page, waits for all that comes late to it, and expects that nothing moved. */
async function expectStill(page: Page, path: string): Promise<void> {
  await pinContent(page)
  const shifts = await noteShifts(page)
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  // A first act: the sections' own code comes for it.
  await page.mouse.move(2, 2)
  await webFontsLoaded(page)
  await page.waitForLoadState('networkidle')
  const all = await shifts()
  // 0.000, as such sums are told: a word that begins a few pixels further on is less.
  expect(all.filter(({ value }) => value >= 0.0005)).toEqual([])
  expect(all.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.0005)
}

for (const path of contentPages) {
  test(`${path}: nothing shifts while fonts, images and script arrive`, async ({ page }) => {
    await expectStill(page, path)
  })
}

// Widths at which the stand-in breaks a text elsewhere than the font, or a late text needs its room.
const tightWidths: Array<[path: string, width: number]> = [
  ['/', 375],
  ['/about-us', 412],
  ['/enterprise', 414],
  ['/referral', 411],
  ['/waitlist-welcome', 430],
  ['/contact', 1024],
  ['/consultant', 1280],
]

for (const [path, width] of tightWidths) {
  test(`${path}: nothing shifts on a window of ${width} pixels`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'each width is set here')
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await expectStill(page, path)
  })
}

// Where a slow line may cut the first view of a wide window, whose text stands in the middle of a row.
for (const markup of ['<h1', '<picture', '</main>'] as const) {
  test(`nothing shifts when a page arrives in two parts, the second from ${markup}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'phones have no such row')
    const shifts = await noteShifts(page)
    const release = await holdPage(page, markup)
    await page.goto('/consultant', { waitUntil: 'commit' })
    await expect(
      page.locator('header').getByRole('link', { name: 'Sign up' }).first(),
    ).toBeVisible()
    // What is here is drawn.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    release()
    await page.locator('html[data-ready]').waitFor()
    expect((await shifts()).filter(({ value }) => value >= 0.0005)).toEqual([])
  })
}

test('a part that moves down by itself is noted', async ({ page }) => {
  const shifts = await noteShifts(page)
  await openHydrated(page, '/policy')
  // Once more where the browser drew the page and the part in one frame.
  await expect(async () => {
    await page.evaluate(() => {
      const box = document.createElement('h1')
      box.append('Late')
      document.querySelector('main')?.prepend(box)
    })
    await expect.poll(shifts, { timeout: 1000 }).not.toEqual([])
  }).toPass({ timeout: 10_000 })
})
