import type { Page } from '@playwright/test'
import { funding, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'

test.skip(({ isPhone }) => isPhone, 'phones have no Tab key')

/** Presses Tab until the control of this name, or the button of this text, has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const at = await page.evaluate(() => {
      const { activeElement: element } = document
      const label = element?.id ? document.querySelector(`label[for="${element.id}"]`) : null
      return [
        element?.getAttribute('name'),
        element?.getAttribute('aria-label') ?? element?.textContent?.trim(),
        label?.textContent?.trim(),
      ]
    })
    if (at.includes(name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}.`)
}

async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
}

test('funding is applied for by keyboard alone: the focus stays in the dialog, and Escape gives it back', async ({
  page,
  leadApi,
}) => {
  await openHydrated(page, funding.path)
  await tabTo(page, 'Apply for Funding')
  await page.keyboard.press('Enter')
  const opener = page.getByRole('button', { name: 'Apply for Funding' }).first()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('form')).toBeVisible()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('main, header, footer') &&
        !document.activeElement.closest('dialog'),
    )
    expect(isOutside).toBeFalsy()
  }
  const { body } = funding
  const text = (name: keyof typeof body) => ({ [name]: String(body[name]) })
  await typeInto(page, text('businessName'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[name=businessName]')).toHaveValue(body.businessName)
  // Long before the press, because the browser needs time to begin intercepting its file chooser.
  const choosing = page.waitForEvent('filechooser')
  await typeInto(page, { ...text('businessEmail'), ...text('website') })
  await tabTo(page, 'uploadedFiles')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')

  await expect(dialog.locator('[name=projectDescription]')).toBeVisible()
  await typeInto(page, text('projectDescription'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('nigeria')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('select[name=state] option', { hasText: 'Lagos' })).toBeAttached()
  await typeInto(page, { state: 'Lag', currency: 'Nai', amount: '1250000.50' })
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')

  await expect(dialog.locator('[name=role]')).toBeVisible()
  await typeInto(page, { ...text('firstName'), ...text('lastName'), ...text('email') })
  await typeInto(page, { role: 'Fin', ...text('phone') })
  await tabTo(page, 'Submit')
  await page.keyboard.press('Enter')
  await expect(page.getByText(funding.thanks)).toBeVisible()
  const receipt = page.getByRole('region', { name: 'We have your application.' })
  await expect(receipt).toBeFocused()
  await tabTo(page, 'Close this note')
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  expect((await leadApi.leads('funding')).map((lead) => lead.body)).toEqual([
    { ...body, uploadedFiles: [expect.objectContaining({ type: 'application/pdf' })] },
  ])
})
