import type { Page } from '@playwright/test'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import { holdPage, holdScript, slowDown } from '#tests/e2e/support/network.ts'
import { animationsEnd } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => !isPhone, 'a slow connection is a phone')
test.describe.configure({ timeout: 120_000 })

test('on a slow phone, without invoker commands, a form takes what is typed as soon as it is seen', async ({
  page,
}) => {
  await removeCommands(page)
  await slowDownAll(page)
  await page.goto('/lender', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const input = page.locator('form [name=businessName]')
  await input.click()
  await page.keyboard.type('Adaeze')
  await expect(input).toHaveValue('Adaeze')
  // The app, and the form's own code, arrive while the visitor is typing.
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('form[data-waits]')).toHaveCount(0, { timeout: 30_000 })
  await page.keyboard.type(' O')
  await expect(input).toHaveValue('Adaeze O')
  await expect(input).toBeFocused()
})

test('on a slow phone the app loads for someone who began to type while the page arrived', async ({
  page,
}) => {
  await slowDownAll(page)
  const release = await holdPage(page, '</main>')
  await page.goto('/contact', { waitUntil: 'commit' })
  const input = page.locator('main form [name=firstname]')
  await input.click()
  await page.keyboard.type('Adaeze')
  release()
  await page.locator('html[data-ready]').waitFor()
  await expect(page.locator('main form[data-waits]')).toHaveCount(0, { timeout: 30_000 })
  await expect(input).toHaveValue('Adaeze')
  await expect(input).toBeFocused()
})

test('a form that is sent before any script has loaded is sent once, when they have', async ({
  page,
  leadApi,
}) => {
  const { call, path, fill, button, thanks, body } = forms['inline-contact']
  const release = await holdScript(page, 'main')
  await page.goto(path)
  await page.locator('summary', { hasText: 'Write to us' }).click()
  const form = page.locator('main form')
  await fill(form)
  await form.getByRole('button', { name: button }).click()
  release()
  await expect(page.getByText(thanks)).toBeVisible({ timeout: 20_000 })
  expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
  expect(leadApi.seen).toHaveLength(1)
})

test('the button that sends keeps the focus when the code of a form arrives', async ({ page }) => {
  const release = await holdScript(page, 'forms')
  await page.goto('/contact')
  await page.locator('html[data-ready]').waitFor()
  const button = page.locator('main form [type=submit]')
  await button.focus()
  release()
  await expect(page.locator('form[data-waits]')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a dialog opens and closes before its code has loaded, in a browser without invoker commands', async ({
  page,
}) => {
  await removeCommands(page)
  const release = await holdScript(page, 'main')
  await page.goto('/lender')
  const opener = page.getByRole('button', { name: 'Book a Demo' }).first()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  release()
  await expect(dialog.locator('[name=businessName]')).toBeVisible()
})

test('a dialog whose button is pressed while the page arrives opens with it', async ({ page }) => {
  await removeCommands(page)
  const release = await holdPage(page, '<dialog')
  await page.goto('/lender', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  release()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.locator('html[data-ready]').waitFor()
  await expect(dialog).toBeHidden()
})

for (const width of [390, 1440])
  test(`at ${width} px a dialog stays where it is when its form arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, opener, dialogName] of [
      ['/lender', 'Book a Demo', 'demo'],
      ['/developer', 'Apply for Funding', 'funding'],
      ['/about-us', 'See job openings', 'jobs'],
    ] as const) {
      const release = await holdScript(page, 'main')
      await page.goto(path)
      await page.getByRole('button', { name: opener }).first().click()
      const close = page.locator(`#dialog-${dialogName}`).getByRole('button', { name: 'Close' })
      await animationsEnd(page)
      const before = await close.boundingBox()
      release()
      await expect(page.locator(`#dialog-${dialogName} form`)).toBeAttached()
      expect((await close.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    }
  })

/** A slow connection, and a processor six times slower. */
async function slowDownAll(page: Page): Promise<void> {
  const session = await slowDown(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Like a browser without invoker commands: neither the property nor the default action of a press. */
async function removeCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener('command', (event) => event.preventDefault(), true)
  })
}
