import { answerRevision, startPartsProxy } from '#tests/e2e/support/network.ts'
import {
  expect,
  expectStill,
  noteShifts,
  openHydrated,
  test,
  webFontsLoaded,
} from '#tests/e2e/support/test.ts'

// The widths of desktops and phones are in every-page.spec.ts. At these, the fallback font breaks a text
// elsewhere than the web font, or a text that comes late needs its room.
const widths: [path: string, width: number][] = [
  ['/', 375],
  ['/about-us', 412],
  ['/enterprise', 414],
  ['/referral', 411],
  ['/waitlist-welcome', 430],
  ['/contact', 1024],
  ['/consultant', 1280],
]

test('nothing shifts while fonts, images and scripts arrive, on windows of other widths', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'each width is set here')
  await answerRevision(page, false)
  const shifts = await noteShifts(page)
  for (const [path, width] of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    await openHydrated(page, path)
    // A first interaction: the sections' own code is fetched for it.
    await page.mouse.move(2 + (width % 2), 2)
    await webFontsLoaded(page)
    await page.waitForLoadState('networkidle')
    expectStill(await shifts(), `${path} at ${width} px`)
  }
})

test.describe('in parts', () => {
  const withProxy = test.extend({
    // oxlint-disable-next-line no-empty-pattern
    proxy: async ({}, use) => {
      const { server, close } = await startPartsProxy()
      // Chromium would bypass it for this machine.
      await use({ server, bypass: '<-loopback>' })
      close()
    },
  })

  withProxy(
    'nothing shifts while the first view arrives element by element',
    async ({ page, isMobile }) => {
      const shifts = await noteShifts(page)
      const paths = isMobile
        ? ['/lender', '/referral']
        : ['/consultant', '/pricing/enterprise', '/pricing/premium']
      for (const path of [...paths, '/fee-estimator']) {
        await openHydrated(page, path)
        expectStill(await shifts(), path)
      }
    },
  )
})

test('an element that moves down by itself is noted', async ({ page, isMobile }) => {
  test.skip(isMobile, 'about the journeys themselves')
  const shifts = await noteShifts(page)
  await openHydrated(page, '/policy')
  // Once more where the browser drew the page and the element in one frame.
  await expect(async () => {
    await page.evaluate(() => {
      const box = document.createElement('h1')
      box.append('Late')
      document.querySelector('main')?.prepend(box)
    })
    await expect.poll(shifts, { timeout: 1000 }).not.toEqual([])
  }).toPass({ timeout: 10_000 })
})
