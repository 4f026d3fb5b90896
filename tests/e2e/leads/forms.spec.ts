import type { Locator } from '@playwright/test'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import type { LeadApi } from '#tests/e2e/support/leads.ts'

/** Presses the button of a form, and submits it again while it is sending. */
async function sendAgainAndAgain(form: Locator, button: string, leadApi: LeadApi): Promise<void> {
  const release = leadApi.hold()
  await form.getByRole('button', { name: button }).click()
  const field = form.locator('input[name]:visible:not([type=file], [type=radio])').last()
  await field.press('Enter')
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  release()
}

// The application is sent in keyboard.spec.ts.
for (const [name, isSentFromPhone] of [
  ['demo', true],
  ['contact', false],
  ['inline-contact', true],
  ['profile', false],
] as const) {
  const { call, path, open, fill, button, thanks, body } = forms[name]

  test(`the ${call} form, submitted again while it is sending, is one lead with exactly its fields`, async ({
    page,
    leadApi,
    isMobile,
  }) => {
    test.skip(isMobile !== isSentFromPhone, 'sent from the other device')
    const form = await open(page)
    await fill(form)
    await sendAgainAndAgain(form, button, leadApi)
    await expect(page.getByText(thanks)).toBeVisible()
    expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
    expect(leadApi.seen.map((seen) => seen.call)).toEqual([call])
    await expect(page).toHaveURL(path)
  })
}

test('a builder joins the waitlist as one lead, books a call and is welcomed', async ({
  page,
  leadApi,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same on every device')
  const { call, open, fill, button, thanks, body } = forms.waitlist
  await page.clock.install()
  const form = await open(page)
  await fill(form)
  await sendAgainAndAgain(form, button, leadApi)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page).toHaveURL('/schedule-call-calendly')
  expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
  expect(leadApi.seen.map((seen) => seen.call)).toEqual([call])
  // The page shows that it waits for the calendar, and then that the call is booked.
  await page.clock.fastForward(4000)
  await page.frameLocator('iframe').getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Your call is booked.')).toBeVisible()
  await page.clock.fastForward(4000)
  await expect(page).toHaveURL('/waitlist-welcome')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re in!')
})
