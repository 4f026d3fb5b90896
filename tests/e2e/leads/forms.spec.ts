import type { Locator } from '@playwright/test'
import { forms, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import type { LeadApi } from '#tests/e2e/support/leads.ts'

/** The platform's login left it here; only the signing of uploads may get it. */
const token = 'of-the-platform'

test.beforeEach(({ page }) =>
  page.addInitScript((value) => localStorage.setItem('token', value), token),
)

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

// The other two are sent below.
for (const name of ['demo', 'contact', 'inline-contact', 'profile'] as const) {
  const { call, path, open, fill, button, thanks, body } = forms[name]

  test(`the ${call} form, submitted again while it is sending, is one lead with exactly its fields`, async ({
    page,
    leadApi,
    isMobile,
  }) => {
    test.skip(isMobile !== (call === 'demo' || call === 'inline-contact'), 'sent from one device')
    const form = await open(page)
    await fill(form)
    await sendAgainAndAgain(form, button, leadApi)
    await expect(page.getByText(thanks)).toBeVisible()
    const leads = await leadApi.leads(call)
    expect(leads.map((lead) => lead.body)).toEqual([body])
    expect(leads.map(({ headers }) => headers.authorization)).toEqual([null])
    expect(leadApi.seen.filter((seen) => seen.call === call)).toHaveLength(1)
    await expect(page).toHaveURL(path)
  })
}

test('an application is one lead, its document is signed for with the token, which goes nowhere else, and no draft is left', async ({
  page,
  leadApi,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  const { open, fill, button, body, thanks, path } = forms.funding
  const form = await open(page)
  await form
    .locator('[name=uploadedFiles]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(form.getByText(/^\d+ bytes, uploaded$/)).toBeVisible()
  await fill(form)
  await sendAgainAndAgain(form, button, leadApi)
  await expect(page.getByText(thanks)).toBeVisible()
  const [signed] = await leadApi.leads('upload')
  expect(signed?.body).toEqual({
    Extension: 'pdf',
    Bucket: 'documents',
    ContentType: 'application/pdf',
    uploadArea: 'landingpage',
  })
  expect(signed?.files).toMatchObject([{ bytes: pdf.length, contentType: 'application/pdf' }])
  const S3Key = signed?.files[0]?.key
  const uploadedFiles = [{ S3Key, Bucket: 'documents', type: 'application/pdf' }]
  expect((await leadApi.leads('funding')).map((lead) => lead.body)).toEqual([
    { ...body, uploadedFiles },
  ])
  expect(leadApi.seen.filter(({ call }) => call === 'funding')).toHaveLength(1)
  await expect(page).toHaveURL(path)
  const tokens = new Map(leadApi.seen.map(({ call, authorization }) => [call, authorization]))
  expect(Object.fromEntries(tokens)).toEqual({
    upload: `Bearer ${token}`,
    'upload-put': null,
    states: null,
    funding: null,
  })
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|pending/.test(key)))
  await expect.poll(drafts).toEqual([])
})

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
  expect(leadApi.seen.map((seen) => [seen.call, seen.authorization])).toEqual([[call, null]])
  // The page shows that it waits for the calendar, and then that the call is booked.
  await page.clock.fastForward(4000)
  await page.frameLocator('iframe').getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Your call is booked.')).toBeVisible()
  await page.clock.fastForward(4000)
  await expect(page).toHaveURL('/waitlist-welcome')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re in!')
})
