import { forms, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'

/** The platform's login left it here; only the signing of uploads may get it. */
const token = 'of-the-platform'

test.beforeEach(({ page }) =>
  page.addInitScript((value) => localStorage.setItem('token', value), token),
)

/** Every other form is sent from a phone. */
const onPhones = ['demo', 'inline-contact', 'waitlist']

for (const { call, path, open, fill, button, thanks, body } of Object.values(forms)) {
  test(`the ${call} form, submitted again while it is sending, is one lead with exactly its fields`, async ({
    page,
    leadApi,
    isMobile,
  }) => {
    test.skip(isMobile !== onPhones.includes(call), 'sent from the other device')
    const form = await open(page)
    await fill(form)
    const release = leadApi.hold()
    await form.getByRole('button', { name: button }).click()
    const field = form.locator('input[name]:visible:not([type=file], [type=radio])').last()
    await field.press('Enter')
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit()
      element.requestSubmit()
    })
    release()
    await expect(page.getByText(thanks)).toBeVisible()
    const leads = await leadApi.leads(call)
    expect(leads.map((lead) => lead.body)).toEqual([body])
    expect(leads.map(({ headers }) => headers.authorization)).toEqual([null])
    expect(leadApi.seen.filter((seen) => seen.call === call)).toHaveLength(1)
    if (call !== 'waitlist') await expect(page).toHaveURL(path)
  })
}

test('a document is signed for with the token, which goes nowhere else, and no draft is left after the lead', async ({
  page,
  leadApi,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every device')
  const { open, fill, body, thanks } = forms.funding
  const form = await open(page)
  await form
    .locator('[name=uploadedFiles]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(form.getByText(/^\d+ bytes, uploaded$/)).toBeVisible()
  await fill(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(thanks)).toBeVisible()
  const [signed] = await leadApi.leads('upload')
  expect(signed?.body).toEqual({
    Extension: 'pdf',
    Bucket: 'documents',
    ContentType: 'application/pdf',
    uploadArea: 'landingpage',
  })
  expect(signed?.files).toMatchObject([{ bytes: pdf.length, contentType: 'application/pdf' }])
  const [lead] = await leadApi.leads('funding')
  const S3Key = signed?.files[0]?.key
  expect(lead?.body).toEqual({
    ...body,
    uploadedFiles: [{ S3Key, Bucket: 'documents', type: 'application/pdf' }],
  })
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

test('a builder joins the waitlist, books a call and is welcomed', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every device')
  const form = await forms.waitlist.open(page)
  await forms.waitlist.fill(form)
  await form.getByRole('button', { name: forms.waitlist.button }).click()
  await expect(page).toHaveURL('/schedule-call-calendly')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Book this time' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL('/waitlist-welcome', { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You’re in!')
})
