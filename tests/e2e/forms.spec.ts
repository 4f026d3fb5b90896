import type { APIRequestContext, Page } from '@playwright/test'
import { sandbox, site } from './support/addresses.ts'
import { expect, expectAccessible, openHydrated, test } from './support/test.ts'

// One inbox for all: these journeys run one after another, on one device.
test.describe.configure({ mode: 'serial' })
test.skip(({ isMobile }) => isMobile, 'the inbox is shared')

test.beforeEach(async ({ request }) => {
  await request.delete(`${sandbox}/inbox.json`)
  await request.delete(`${sandbox}/faults`)
})

interface Lead {
  call: string
  body: Record<string, unknown>
  repeats: number
}

async function leads(request: APIRequestContext, call: string): Promise<Lead[]> {
  const all: Lead[] = await (await request.get(`${sandbox}/inbox.json`)).json()
  return all.filter((lead) => lead.call === call)
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name=${name}]:visible`).fill(value)
  }
}

const demo = {
  businessName: 'Savarro Trust',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '0803 555 0100',
  email: 'ada@example.com',
}

test('a lender books a demo and sees the thank-you; the address bar keeps nothing', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/lender')
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await dialog.locator('[name=businessName]').waitFor()
  await fill(page, demo)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(
    page.getByText('Thank you for booking a demo with the sales team. We will reach out soon.'),
  ).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await leads(request, 'demo')).map(({ body }) => body)).toEqual([demo])
  expect(page.url()).toBe(`${site}/lender`)
})

test('an empty demo request shows every message of §5 at its field, and nothing is sent', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/lender')
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  for (const message of [
    'Please input Business name',
    'Please input First name',
    'Please input Last name',
    'Please input Phone number',
    'Please input Email',
  ]) {
    await expect(dialog.getByText(message).last()).toBeVisible()
  }
  await expectAccessible(page)
  expect(await leads(request, 'demo')).toEqual([])
})

test('a double press and a lost answer leave one lead', async ({ page, request }) => {
  await request.put(`${sandbox}/faults`, { data: [{ call: 'demo', drop: 'after', times: 1 }] })
  await openHydrated(page, '/lender')
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo with Us' })
  await dialog.locator('[name=businessName]').waitFor()
  await fill(page, demo)
  await dialog.getByRole('button', { name: 'Submit' }).dblclick()
  await expect.poll(async () => (await leads(request, 'demo')).length).toBe(1)
  await page.waitForTimeout(4000)
  expect(await leads(request, 'demo')).toHaveLength(1)
})

test('a contact message by keyboard alone', async ({ page, request }) => {
  await openHydrated(page, '/contact')
  await page.locator('[name=firstname]').scrollIntoViewIfNeeded()
  await expect(page.locator('[name=firstname]')).toBeEnabled()
  await page.locator('[name=firstname]').focus()
  for (const text of ['Ada', 'Obi', 'ada@example.com', 'Do you build in Uyo?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect((await leads(request, 'contact')).map(({ body }) => body)).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      description: 'Do you build in Uyo?',
    },
  ])
})

test('the inline form on the referral page sends a time with its message', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/referral')
  await page.locator('summary').filter({ hasText: 'Write to us' }).click()
  await expect(page.locator('[name=firstname]')).toBeEnabled()
  await fill(page, {
    firstname: 'Ada',
    lastname: 'Obi',
    email: 'ada@example.com',
    message: 'How do I share?',
  })
  await page.locator('form:visible').getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Thank you for your message. We will reach out soon')).toBeVisible()
  const [lead] = await leads(request, 'inline-contact')
  expect(Object.keys(lead?.body ?? {}).toSorted()).toEqual([
    'email',
    'firstname',
    'lastname',
    'message',
    'timestamp',
  ])
})

test('a profile is submitted from the join-team modal, which closes by itself', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/about-us')
  await page.getByRole('button', { name: 'See job openings' }).click()
  await page.locator('[name=linkedInUrl]').fill('https://example.com/in/ada')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /submit/i })
    .click()
  await expect(
    page.getByText("Profile submitted successfully. We'll be in touch if there's a fit!"),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 5000 })
  expect((await leads(request, 'profile')).map(({ body }) => body)).toEqual([
    { linkedInUrl: 'https://example.com/in/ada' },
  ])
})

test('a builder joins the waitlist, books a call and is welcomed', async ({ page, request }) => {
  await openHydrated(page, '/schedule-call')
  await expect(page.locator('[name=firstName]')).toBeEnabled()
  await fill(page, {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phoneNumber: '6045550123',
  })
  await page.getByRole('combobox', { name: /build/i }).click()
  await page.getByRole('combobox', { name: 'Search countries' }).fill('nigeria')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'New Build' }).check({ force: true })
  await page.getByRole('button', { name: 'Submit & Schedule a Call' }).click()
  await expect(page).toHaveURL('/schedule-call-calendly')
  expect((await leads(request, 'waitlist')).map(({ body }) => body)).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@example.com',
      phoneNumber: '16045550123',
      residentCountry: 'Canada',
      buildCountry: 'Nigeria',
      purpose: 'New Build',
    },
  ])
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: 'Book this time' }).click({ timeout: 15_000 })
  await expect(page).toHaveURL('/waitlist-welcome', { timeout: 10_000 })
})

test('a developer applies for funding in three steps, with a document', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/developer')
  await page.getByRole('button', { name: 'Apply for Funding' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=businessName]').waitFor()
  await fill(page, { businessName: 'Umoro Homes', businessEmail: 'ada@example.com' })
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
  await dialog
    .locator('[name=uploadedFiles]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(dialog.getByRole('button', { name: 'Remove plan.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.locator('[name=projectDescription]').fill('Forty terraces in two phases.')
  await dialog
    .getByRole('combobox', { name: /country/i })
    .first()
    .click()
  await page.getByRole('combobox', { name: 'Search countries' }).fill('nigeria')
  await page.keyboard.press('Enter')
  await dialog.locator('select[name=state]').selectOption('Lagos')
  await dialog.locator('select[name=currency]').selectOption('NGN')
  await dialog.locator('[name=amount]').pressSequentially('1250000.50')
  await expect(dialog.locator('[name=amount]')).toHaveValue('1,250,000.50')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await fill(page, {
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@example.com',
    phone: '6045550123',
  })
  await dialog.locator('select[name=role]').selectOption('Finance lead')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Application Successful')).toBeVisible()
  await expect(dialog).toBeHidden()
  const [lead] = await leads(request, 'funding')
  expect(lead?.body).toMatchObject({
    businessName: 'Umoro Homes',
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: 1_250_000.5,
    role: 'Finance lead',
    countryCode: '+1',
    phone: '6045550123',
  })
  expect(lead?.body['uploadedFiles']).toEqual([
    { Bucket: 'documents', S3Key: expect.any(String), type: 'application/pdf' },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/contact', '/schedule-call', '/referral']) {
    test(`${path} shows whom to write to and call, and a form that cannot be sent`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const fold of await page.locator('main details:not([open]) > summary').all())
        await fold.click()
      await expect(page.locator('main a[href^="mailto:"]:visible').first()).toBeVisible()
      await expect(page.locator('main a[href^="tel:"]:visible').first()).toBeVisible()
      expect(
        await page.locator('main form :is(input, select, textarea, button):enabled').count(),
      ).toBe(0)
      expect(await page.locator('main form :is(input, textarea):disabled').count()).toBeGreaterThan(
        0,
      )
    })
  }
})
