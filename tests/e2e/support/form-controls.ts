import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openHydrated } from './test.ts'

/** Types texts into the controls of these names. */
export async function type(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
}

/** Chooses a country in the picker of this field. */
export async function chooseCountry(form: Locator, label: RegExp, search: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).first().click()
  const box = form.page().getByRole('combobox', { name: 'Search countries' })
  await box.fill(search)
  await box.press('Enter')
}

/** Brings a form into view, where its code is fetched, until that is there: the page may move meanwhile. */
export async function awaken(form: Locator): Promise<void> {
  await expect(async () => {
    await form.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(form.and(form.page().locator(':not([data-waits])'))).toHaveCount(1, {
      timeout: 1000,
    })
  }).toPass({ timeout: 25_000 })
}

/** Goes on to the wizard's next step. */
export async function next(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Next' }).click()
}

/** Opens a form in a dialog by the button that leads to it. */
export async function openDialog(page: Page, path: string, opener: string): Promise<Locator> {
  await openHydrated(page, path)
  await page.getByRole('button', { name: opener }).first().click()
  const form = page.getByRole('dialog').locator('form')
  await form.waitFor()
  return form
}

/** Opens a page with a form, and the fold that it is in. */
export async function openInPage(page: Page, path: string, fold?: string): Promise<Locator> {
  await openHydrated(page, path)
  if (fold) await page.locator('summary').filter({ hasText: fold }).click()
  const form = page.locator('main form')
  await awaken(form)
  return form
}
