import type { Page } from '@playwright/test'
import { expectStill, noteShifts } from '#tests/e2e/support/layout-shifts.ts'
import { contentPages } from '#tests/e2e/support/pages.ts'
import { pinContent } from '#tests/e2e/support/pin-content.ts'
import { expect, openHydrated, test, webFontsLoaded } from '#tests/e2e/support/test.ts'

/** Opens a page, waits for all that comes late to it, and expects that nothing moved. */
async function expectStillPage(page: Page, path: string): Promise<void> {
  await pinContent(page)
  const shifts = await noteShifts(page)
  await page.goto(path)
  await page.locator('html[data-ready]').waitFor()
  // A first act: the sections' own code comes for it.
  await page.mouse.move(2, 2)
  await webFontsLoaded(page)
  await page.waitForLoadState('networkidle')
  expectStill(await shifts())
}

for (const path of contentPages) {
  test(`${path}: nothing shifts while fonts, images and script arrive`, async ({ page }) => {
    await expectStillPage(page, path)
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
    await expectStillPage(page, path)
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
