import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'

test.use({ expected: failedRequests })

for (const call of ['contact', 'inline-contact'] as const) {
  const { open, fill, button } = forms[call]
  for (const place of [0.25, 0.5, 0.95]) {
    test(`the head of the ${call} form's receipt is in view when its button was at ${place} of the window`, async ({
      page,
    }) => {
      const form = await open(page)
      await fill(form)
      const send = form.getByRole('button', { name: button })
      await send.evaluate((element, at) => {
        const { bottom } = element.getBoundingClientRect()
        scrollBy({ top: bottom - innerHeight * at, behavior: 'instant' })
      }, place)
      await send.press('Enter')
      const receipt = page.locator('main section[data-state]')
      await expect(receipt).toHaveAttribute('data-state', 'received')
      await expect(receipt.getByRole('heading')).toBeInViewport({ ratio: 1 })
      const top = await receipt.getByRole('heading').evaluate((heading) => {
        const { x, y } = heading.getBoundingClientRect()
        return heading.contains(document.elementFromPoint(x + 2, y + 2))
      })
      expect(top, 'not below the header').toBe(true)
      if (call === 'contact')
        await expect(page.getByText('Message sent successfully!')).toBeInViewport({ ratio: 1 })
    })
  }
}

test('the offices keep their height beside a form with messages and with a receipt', async ({
  page,
}) => {
  const { open, fill, button } = forms.contact
  const form = await open(page)
  const cards = page.locator('main article')
  const heights = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  const before = await heights()
  expect(before.length).toBeGreaterThan(1)
  const send = form.getByRole('button', { name: button })
  await send.click()
  await expect(form.getByText(/^Check \d answers$/)).toBeVisible()
  expect(await heights()).toEqual(before)
  await fill(form)
  await send.click()
  await expect(page.locator('main section[data-state=received]')).toBeVisible()
  expect(await heights()).toEqual(before)
})
