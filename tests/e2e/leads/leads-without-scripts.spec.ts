import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/support/test.ts'

test.use({ javaScriptEnabled: false })

/** Whoever runs no script is told whom to write to and whom to call, and nothing can be sent. */
async function expectNotice(place: Locator): Promise<void> {
  await expect(place.locator('a[href^="mailto:"]:visible').first()).toBeVisible()
  await expect(place.locator('a[href^="tel:"]:visible').first()).toBeVisible()
  await expect(place.locator('form [type=submit]:enabled')).toHaveCount(0)
  await expect(place.locator('form :is(input, select, textarea):visible')).toHaveCount(0)
}

const inPages: [path: string, fold: string | null][] = [
  ['/contact', null],
  ['/referral', 'Write to us'],
  ['/schedule-call', null],
]

for (const [path, fold] of inPages) {
  test(`without scripts ${path} says whom to write to and call, in the place of a form that could not be sent`, async ({
    page,
  }) => {
    await page.goto(path)
    if (fold) await page.locator('summary').filter({ hasText: fold }).click()
    await expectNotice(page.locator('main'))
    await expect(page.locator('main form')).toBeHidden()
    await expectPlainAddress(page, path)
  })
}

const inDialogs: [path: string, opener: string, title: string][] = [
  ['/lender', 'Book a Demo', 'Schedule a Demo with Us'],
  ['/enterprise', 'Contact Sales', 'Schedule a Demo with Us'],
  ['/developer', 'Apply for Funding', 'Apply for Funding'],
  ['/about-us', 'See job openings', 'Join our team'],
]

for (const [path, opener, title] of inDialogs) {
  test(`without scripts "${opener}" on ${path} opens a dialog that says whom to write to and call`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: opener }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    await expectNotice(dialog)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expectPlainAddress(page, path)
  })
}

async function expectPlainAddress(page: Page, path: string): Promise<void> {
  const { pathname, search, hash } = new URL(page.url())
  expect([pathname, search, hash]).toEqual([path, '', ''])
}
