import { next, type } from '#tests/e2e/support/form-controls.ts'
import { forms, pdf } from '#tests/e2e/support/lead-forms.ts'
import { expect, test } from '#tests/e2e/support/leads.ts'
import { expectAccessible } from '#tests/e2e/support/test.ts'

/** The platform's login left it here; only the signing of uploads may get it. */
const token = 'of-the-platform'

test.beforeEach(({ page }) =>
  page.addInitScript((value) => localStorage.setItem('token', value), token),
)

for (const { call, path, open, fill, button, thanks, body } of Object.values(forms)) {
  test(`a lead of the ${call} form stands in the inbox with exactly the fields`, async ({
    page,
    leadApi,
  }) => {
    const form = await open(page)
    await fill(form)
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByText(thanks)).toBeVisible()
    const leads = await leadApi.leads(call)
    expect(leads.map((lead) => lead.body)).toEqual([body])
    expect(leads.map(({ headers }) => headers.authorization)).toEqual([null])
    if (call !== 'waitlist') await expect(page).toHaveURL(path)
  })
}

test('a document is signed for with its name, type and folder and the token, which goes nowhere else', async ({
  page,
  leadApi,
}) => {
  const { open, fill, body } = forms.funding
  const form = await open(page)
  await form
    .locator('[name=uploadedFiles]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(form.getByText('uploaded', { exact: false }).first()).toBeVisible()
  await fill(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Application Successful')).toBeVisible()
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
  expect(leadApi.seen.map((one) => [one.call, one.authorization])).toEqual([
    ['upload', `Bearer ${token}`],
    ['upload-put', null],
    ['states', null],
    ['funding', null],
  ])
  expect((await leadApi.leads('states')).map((asked) => asked.body)).toEqual([
    { country: 'Nigeria' },
  ])
})

test('what is left out of an application is left out of its call', async ({ page, leadApi }) => {
  const { open, fill, body } = forms.funding
  const form = await open(page)
  await fill(form)
  await form.getByRole('button', { name: 'Back' }).click()
  await form.getByRole('button', { name: 'Back' }).click()
  await type(form, { website: '' })
  await next(form)
  await next(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Application Successful')).toBeVisible()
  const { website: _website, ...rest } = body
  expect((await leadApi.leads('funding')).map((lead) => lead.body)).toEqual([rest])
})

test('an empty demo request shows every message at its field, and nothing is sent', async ({
  page,
  leadApi,
}) => {
  const form = await forms.demo.open(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Please input Business name',
    'Please input First name',
    'Please input Last name',
    'Please input Phone number',
    'Please input Email',
  ]) {
    await expect(form.getByText(message).last()).toBeVisible()
  }
  await expectAccessible(page)
  expect(leadApi.seen).toEqual([])
})

test('a profile is thanked for in the join-team modal, which closes by itself', async ({
  page,
}) => {
  const form = await forms.profile.open(page)
  await forms.profile.fill(form)
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(forms.profile.thanks)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 8000 })
})

test('a builder joins the waitlist, books a call and is welcomed', async ({ page }) => {
  const form = await forms.waitlist.open(page)
  await forms.waitlist.fill(form)
  await form.getByRole('button', { name: forms.waitlist.button }).click()
  await expect(page).toHaveURL('/schedule-call-calendly')
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Book this time' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL('/waitlist-welcome', { timeout: 10_000 })
})
