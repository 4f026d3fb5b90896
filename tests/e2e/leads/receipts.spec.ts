import type { Locator, Page } from '@playwright/test'
import { next } from '#tests/e2e/support/form-controls.ts'
import { forms } from '#tests/e2e/support/lead-forms.ts'
import type { LeadForm } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, test } from '#tests/e2e/support/leads.ts'
import { expectAccessible } from '#tests/e2e/support/test.ts'

test.use({ expected: failedRequests })
test.skip(({ isMobile }) => isMobile, 'a receipt says the same on every screen')

const dialogs = ['demo', 'funding', 'profile']
/** Tries of one visit are seconds apart. */
const inTime = { timeout: 25_000 }

/** Submits a form that is filled in; its dialog is closed then. */
async function send(page: Page, form: Locator, { call, button }: LeadForm): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  // A lead that waits is sent by "Send again".
  await form.getByRole('button', { name: button }).or(form.locator('[type=submit]')).first().click()
  await answered
  if (!dialogs.includes(call)) return
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Escape')
}

for (const one of Object.values(forms)) {
  const { call, path, open, fill, body } = one
  test(`the receipt of the ${call} form is true in each state, and after a reload`, async ({
    page,
    leadApi,
  }) => {
    const receipt = page.locator('main section[data-state]')
    const isNow = (state: string) => expect(receipt).toHaveAttribute('data-state', state, inTime)
    const isReference = async () => {
      const key = leadApi.seen.findLast((seen) => seen.call === call)?.key ?? ''
      const reference = `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase()
      await expect(receipt.getByText(reference, { exact: true })).toBeVisible()
    }

    await leadApi.inject({ call, status: 400, body: { message: 'We cannot take this.' } })
    const form = await open(page)
    await fill(form)
    await send(page, form, one)
    await isNow('unsent')
    await isReference()
    if (dialogs.includes(call)) await expect(receipt).toBeFocused()
    await expectAccessible(page)
    await page.reload()
    await isNow('unsent')

    await leadApi.inject({ call, status: 503 })
    await receipt.getByRole('button', { name: 'Back to what you typed' }).click()
    if (call === 'funding') {
      await next(form)
      await next(form)
    }
    await send(page, form, one)
    await isNow('stored')
    await isReference()
    await page.reload()
    await isNow('stored')
    await expect(receipt.getByRole('button', { name: 'Back to what you typed' })).toBeVisible()
    expect(await leadApi.leads(call)).toEqual([])

    await leadApi.inject()
    await page.reload()
    await isNow('received')
    await isReference()
    expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
    await page.reload()
    await isNow('received')
    await expect(page).toHaveURL(path)
    const stored = await page.evaluate((key) => sessionStorage.getItem(key), `receipt:${call}`)
    expect(Object.keys(JSON.parse(stored ?? ''))).toEqual([
      'reference',
      'state',
      'isInDoubt',
      'at',
      'answers',
    ])
    await receipt.getByRole('button', { name: 'Put it away' }).click()
    await expect(receipt).toHaveCount(0)
    await page.reload()
    await expect(receipt).toHaveCount(0)
  })
}

for (const one of [forms.contact, forms['inline-contact'], forms.demo, forms.waitlist]) {
  const { call, open, fill, button, body } = one
  test(`the ${call} form sent offline says that it is kept here, and then that it has arrived`, async ({
    page,
    context,
    leadApi,
  }) => {
    const form = await open(page)
    await fill(form)
    // What a form needs has been fetched by the time that it is filled in.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await form.getByRole('button', { name: button }).click()
    await expect(form.locator('[aria-busy=true]')).toHaveCount(0)
    if (dialogs.includes(call)) await page.keyboard.press('Escape')
    const receipt = page.locator('main section[data-state]')
    await expect(receipt).toHaveAttribute('data-state', 'stored', inTime)
    await expect(receipt).toContainText('It is sent by itself when you are online')
    await context.setOffline(false)
    await expect(receipt).toHaveAttribute('data-state', 'received', inTime)
    expect((await leadApi.leads(call)).map((lead) => lead.body)).toEqual([body])
  })
}
