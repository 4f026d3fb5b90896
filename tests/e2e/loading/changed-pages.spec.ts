import type { Page } from '@playwright/test'
import { translatePage, translators } from '#tests/support/translate.ts'
import { holdScript } from '#tests/e2e/support/network.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'what changes a page is the same on every screen')
// React reports that it has drawn a page again.
test.use({ expected: /Minified React error #418/ })
test.describe.configure({ timeout: 60_000 })

/** What changes the HTML of a page between the first view and the app. */
const changes = {
  'a password manager adds an element after every field': (page: Page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input:not([type=radio]), textarea'))
        field.after(document.createElement('vault-button'))
    }),
  'the browser translates it': (page: Page) => page.evaluate(translatePage, translators[1]),
}

for (const [name, change] of Object.entries(changes)) {
  /** Opens a page without the app; returns what changes the page and starts the app. */
  const open = async (page: Page, path: string) => {
    const release = await holdScript(page, 'main')
    await page.goto(path)
    const count = await page.locator('main form').count()
    return async () => {
      await change(page)
      release()
      await page.locator('html[data-ready]').waitFor()
      await expect(page.locator('main form:not([data-waits])')).toHaveCount(count, {
        timeout: 30_000,
      })
    }
  }

  test(`what was typed before the app, the focus and the selection stay, although ${name}`, async ({
    page,
  }) => {
    const start = await open(page, '/contact')
    const message = page.locator('main form [name=message]')
    await page.locator('main form [name=firstname]').fill('Adaeze')
    await message.fill('Do you build in Uyo?')
    await message.evaluate(
      (area) => area instanceof HTMLTextAreaElement && area.setSelectionRange(3, 6),
    )
    await start()
    await expect(message).toBeFocused()
    await page.keyboard.type('we')
    await expect(message).toHaveValue('Do we build in Uyo?')
    await expect(page.locator('main form [name=firstname]')).toHaveValue('Adaeze')
    // A draft, so that a reload does not lose it either.
    await page.reload()
    await expect(page.locator('main form:not([data-waits]) [name=message]')).toHaveValue(
      'Do we build in Uyo?',
    )
  })

  test(`a dialog stays open with its choice, although ${name}`, async ({ page }) => {
    const start = await open(page, '/')
    await page.locator('main [commandfor=dialog-iam]').first().click()
    const dialog = page.locator('#dialog-iam')
    await dialog.getByRole('radio').nth(1).check({ force: true })
    await start()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
}
