import { expectStill, noteShifts } from '#tests/e2e/support/layout-shifts.ts'
import { startPartsProxy } from '#tests/e2e/support/page-in-parts.ts'
import { test as base } from '#tests/e2e/support/test.ts'

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for this form
  proxy: async ({}, use) => {
    const { server, close } = await startPartsProxy()
    // Chromium would go round it to this machine.
    await use({ server, bypass: '<-loopback>' })
    await close()
  },
})

// One page for each kind of first view.
const wide = [
  '/lender',
  '/consultant',
  '/pricing/enterprise',
  '/fee-estimator',
  '/contact',
  '/doctor',
]
const narrow = ['/lender', '/fee-estimator', '/referral']

for (const path of new Set([...wide, ...narrow])) {
  test(`${path}: nothing shifts while its first view arrives element by element`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!(isMobile ? narrow : wide).includes(path), 'tried at the other width')
    const shifts = await noteShifts(page)
    await page.goto(path)
    await page.locator('html[data-ready]').waitFor()
    expectStill(await shifts())
  })
}
