import type { Locator } from '@playwright/test'
import { awaken, forms } from '#tests/e2e/support/lead-forms.ts'
import { expect, failedRequests, outboxLength, test } from '#tests/e2e/support/leads.ts'
import { openHydrated } from '#tests/e2e/support/test.ts'

test.use({ expected: failedRequests })
test.skip(({ isPhone }) => isPhone, 'the same on every device')

const { contact } = forms
const notReceived = 'We did not get your message. Please try again'
const delivered = 'Your message was delivered.'
/** Tries of one visit are seconds apart. */
const inTime = { timeout: 25_000 }

function submit(form: Locator, button: string): Promise<void> {
  return form.getByRole('button', { name: button }).click()
}

test('a tab closed before the preflight was answered: the lead arrives once', async ({
  page,
  context,
  leadApi,
}) => {
  const next = await context.newPage()
  const form = await contact.open(page)
  await contact.fill(form)
  leadApi.preflightMs = 1000
  const asked = page.waitForRequest('**/inquiries/contact-us')
  await submit(form, contact.button)
  await asked
  await page.close()
  await expect.poll(() => leadApi.leads('contact'), inTime).toHaveLength(1)
  leadApi.preflightMs = 0
  // Nobody was there to read the answer, so the next visit sends it with the same key.
  await openHydrated(next, '/')
  await expect(next.getByText(delivered)).toBeVisible(inTime)
  await expect.poll(() => outboxLength(next)).toBe(0)
  expect((await leadApi.leads('contact')).map(({ body, repeats }) => ({ body, repeats }))).toEqual([
    { body: contact.body, repeats: 1 },
  ])
})

test('a lost answer and the page opened again: two POSTs, one key, one lead', async ({
  page,
  leadApi,
}) => {
  leadApi.freshSockets = true
  await leadApi.inject({ call: 'contact', drop: 'after', times: 1 })
  const form = await contact.open(page)
  await contact.fill(form)
  await submit(form, contact.button)
  await expect(form.getByText(notReceived)).toBeVisible()
  await page.reload()
  await expect(page.getByText(delivered)).toBeVisible(inTime)
  expect(leadApi.seen.map(({ call }) => call)).toEqual(['contact', 'contact'])
  expect(new Set(leadApi.seen.map(({ key }) => key)).size).toBe(1)
  expect((await leadApi.leads('contact')).map(({ body, repeats }) => ({ body, repeats }))).toEqual([
    { body: contact.body, repeats: 1 },
  ])
  expect(await outboxLength(page)).toBe(0)
  // What was sent must not be sent once more from the draft.
  await awaken(form)
  await expect(page.locator('[name=message]')).toHaveValue('')
})

test('two tabs that send what waits send one POST', async ({ page, context, leadApi }) => {
  await leadApi.inject({ call: 'contact', status: 503, times: 1 })
  const form = await contact.open(page)
  await contact.fill(form)
  await submit(form, contact.button)
  await expect(form.getByText(notReceived)).toBeVisible()
  const [one, other] = [await context.newPage(), await context.newPage()]
  await page.close()
  await leadApi.inject({ call: 'contact', delayMs: 800, store: true, times: 1 })
  await Promise.all([openHydrated(one, '/'), openHydrated(other, '/policy')])
  await expect.poll(() => leadApi.leads('contact'), inTime).toHaveLength(1)
  await expect.poll(() => outboxLength(one)).toBe(0)
  expect(leadApi.seen.map(({ call }) => call)).toEqual(['contact', 'contact'])
  expect(new Set(leadApi.seen.map(({ key }) => key)).size).toBe(1)
})

test('a browser without a connection says so at once, and sends when it is back', async ({
  page,
  context,
  leadApi,
}) => {
  const form = await contact.open(page)
  await contact.fill(form)
  await context.setOffline(true)
  await submit(form, contact.button)
  await expect(form.getByText(notReceived)).toBeVisible()
  expect(await outboxLength(page)).toBe(1)
  await context.setOffline(false)
  await expect(page.getByText(delivered)).toBeVisible(inTime)
  await expect(form.locator('[name=message]')).toHaveValue('')
  await expect(form.getByText(notReceived)).toBeHidden()
  expect(await leadApi.leads('contact')).toHaveLength(1)
  expect(await outboxLength(page)).toBe(0)
})

test('a browser that denies all storage still sends, and says so', async ({ page, leadApi }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  const form = await contact.open(page)
  await contact.fill(form)
  await submit(form, contact.button)
  await expect(page.getByText(contact.thanks)).toBeVisible()
  expect((await leadApi.leads('contact')).map(({ body }) => body)).toEqual([contact.body])
})
