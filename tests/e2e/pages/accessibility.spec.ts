import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { next } from '#tests/e2e/support/form-controls.ts'
import { forms, fundingSteps } from '#tests/e2e/support/lead-forms.ts'
import { codePages, contentPages, leavingPage } from '#tests/e2e/support/pages.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openHydrated,
  test,
} from '#tests/e2e/support/test.ts'

test.skip(({ isMobile }) => isMobile, 'each page is looked at in both widths')
// The browser itself reports the 404 of the document and of its data.
test.use({ expected: /status of 404/, reducedMotion: 'reduce' })
test.describe.configure({ timeout: 60_000 })

const widths = [1280, 360]

for (const path of [...contentPages, ...codePages]) {
  test(`${path}: two checkers find nothing as loaded, with a menu or a dialog open, with errors shown`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page, `as loaded, ${width} px`)
      for (const menu of await visible(page.locator('header [popovertarget]'))) {
        await menu.click()
        await expectAccessible(page, `a menu open, ${width} px`, 'header')
        await page.keyboard.press('Escape')
      }
      for (const opener of await openersOf(page)) await lookInside(page, opener, width)
      await lookAtErrors(page, page.locator('main'), width)
    }
  })
}

for (const width of widths) {
  test(`two checkers find nothing on any step of the funding application, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const form = await forms.funding.open(page)
    for (const [step, fill] of fundingSteps.entries()) {
      if (step > 0) await next(form)
      await expect(form.getByText(`Step ${step + 1} of 3`).first()).toBeAttached()
      await expectAccessible(page, `step ${step + 1}, ${width} px`)
      await lookAtErrors(page, page.getByRole('dialog'), width)
      await fill(form)
      await expectAccessible(page, `step ${step + 1} filled, ${width} px`)
    }
  })
}

test(`${leavingPage}: two checkers find nothing before its script leads on`, async ({ page }) => {
  await page.route('**/static/js/**', () => new Promise(() => {}))
  await page.goto(leavingPage)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page, `${width} px`)
  }
})

test('no page of the build is left out', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  const built = files.flatMap((file) => (file.endsWith('.html') ? [`/${file.slice(0, -5)}`] : []))
  const known = [...contentPages, ...codePages].map((path) => path.replace(/^\/$/, '/index'))
  expect(known.map((path) => path.replace('/nowhere', '/404')).toSorted()).toEqual(
    built.filter((path) => path !== '/referral/_').toSorted(),
  )
})

/** One button for each dialog that the page can open at this width. */
async function openersOf(page: Page): Promise<Locator[]> {
  const buttons = await visible(page.locator('[command=show-modal]'))
  const byDialog = new Map<string | null, Locator>()
  for (const button of buttons) byDialog.set(await button.getAttribute('commandfor'), button)
  return [...byDialog.values()]
}

async function lookInside(page: Page, opener: Locator, width: number): Promise<void> {
  await opener.click()
  const dialog = page.getByRole('dialog')
  const title = await dialog.getByRole('heading').first().innerText()
  await expect(dialog.getByText('Loading the form')).toHaveCount(0)
  await expectAccessible(page, `"${title}" open, ${width} px`)
  await lookAtErrors(page, dialog, width)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Sends each form empty, so that it shows its errors, and opens its first list of countries. */
async function lookAtErrors(page: Page, place: Locator, width: number): Promise<void> {
  for (const fold of await visible(place.locator('details:has(form):not([open]) > summary')))
    await fold.click()
  for (const button of await visible(place.locator('form button[type=submit]:enabled'))) {
    await button.click()
    await place.locator('[aria-invalid=true]:visible, [role=alert]:visible').first().waitFor()
    await expectAccessible(page, `errors shown, ${width} px`)
  }
  for (const picker of (await visible(place.locator('button[role=combobox]'))).slice(0, 1)) {
    await picker.click()
    await page.getByRole('combobox', { name: 'Search countries' }).waitFor()
    await expectAccessible(page, `countries shown, ${width} px`)
    await page.keyboard.press('Escape')
  }
}

async function visible(locator: Locator): Promise<Locator[]> {
  const all = await locator.all()
  const shown = await Promise.all(all.map((one) => one.isVisible()))
  return all.filter((_, index) => shown[index])
}
