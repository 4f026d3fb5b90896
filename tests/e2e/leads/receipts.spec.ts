import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { expectAccessible, scrollingEnds, webFontsLoaded } from '#tests/e2e/support/test.ts'

test.use({ expected: failedRequests })

test('the receipt of a dialog’s form is true in each state, and after a reload', async ({
  page,
  leadApi,
  isMobile,
}) => {
  test.skip(isMobile, 'a receipt says the same on every screen')
  const { call, path, open, fill, button, body } = forms.demo
  const receipt = page.locator('main section[data-state]')
  const isNow = async (state: string) => {
    await expect(receipt).toHaveAttribute('data-state', state, { timeout: 25_000 })
    const key = leadApi.seen.findLast((seen) => seen.call === call)?.key ?? ''
    const reference = `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase()
    const pressed = state === 'unsent' ? 'No reference yet' : reference
    await expect(receipt.getByText(pressed, { exact: true })).toBeVisible()
  }
  const form = await open(page)
  const send = async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await form
      .getByRole('button', { name: button })
      .or(form.locator('[type=submit]'))
      .first()
      .click()
    await answered
    await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
    await page.keyboard.press('Escape')
  }

  await leadApi.inject({ call, status: 400, body: { message: 'We cannot take this.' } })
  await fill(form)
  await send()
  await isNow('unsent')
  await expect(receipt).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await isNow('unsent')

  await leadApi.inject({ call, status: 503 })
  await receipt.getByRole('button', { name: 'Back to what you typed' }).click()
  await send()
  await isNow('stored')
  await page.reload()
  await isNow('stored')
  await expect(receipt.getByRole('button', { name: 'Send now' })).toBeVisible()
  expect(await leadApi.leads(call)).toEqual([])

  await leadApi.inject()
  await page.reload()
  await isNow('received')
  expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
  await page.reload()
  await isNow('received')
  await expect(page).toHaveURL(path)
  await receipt.getByRole('button', { name: 'Close this note' }).click()
  await expect(receipt).toHaveCount(0)
  await page.reload()
  await expect(receipt).toHaveCount(0)
})

for (const [call, place] of [
  ['contact', 0.25],
  ['contact', 0.95],
  ['inline-contact', 0.5],
] as const) {
  test(`the heading of the ${call} form's receipt is in view when its button was at ${place} of the window`, async ({
    page,
  }) => {
    const { open, fill, button } = forms[call]
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
    const heading = receipt.getByRole('heading')
    await expect(heading).toBeInViewport({ ratio: 1 })
    // On its way into view it passes below the header.
    await scrollingEnds(page)
    await expect(heading).toBeInViewport({ ratio: 1 })
    const isOnTop = await heading.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + 2, y + 2))
    })
    expect(isOnTop, 'not below the header').toBe(true)
  })
}

test('the offices keep their height beside a form with messages and with a receipt', async ({
  page,
}) => {
  const { open, fill, button } = forms.contact
  const form = await open(page)
  const heights = () =>
    page
      .locator('main article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
  await webFontsLoaded(page)
  const before = await heights()
  expect(before.length).toBeGreaterThan(1)
  const send = form.getByRole('button', { name: button })
  await send.click()
  await expect(form.getByText(/^\d answers are missing$/)).toBeVisible()
  expect(await heights()).toEqual(before)
  await fill(form)
  await send.click()
  await expect(page.locator('main section[data-state=received]')).toBeVisible()
  expect(await heights()).toEqual(before)
})
