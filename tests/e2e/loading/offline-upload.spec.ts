import { forms, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'

test.skip(({ isMobile }) => isMobile, 'the same for every device')
test.use({ expected: /Failed to (load|fetch)|ERR_/ })

test('a file chosen offline fails with a message above the open dialog, though nothing can be fetched', async ({
  page,
  context,
}) => {
  // The form is open, and the network gone before the first message.
  const form = await forms.funding.open(page)
  await context.setOffline(true)
  await form
    .locator('[name=uploadedFiles]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  const dialog = page.getByRole('dialog', { name: 'Apply for Funding' })
  const alert = dialog.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(alert).toHaveText('File upload failed')
  const isOnTop = await alert.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return element === met || element.contains(met) || getComputedStyle(element).pointerEvents
  })
  expect(isOnTop).toBe(true)
})
