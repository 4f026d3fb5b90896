import type { Locator, Page } from '@playwright/test'
import type { FormName } from './form-chunks.ts'

/** How a visitor reaches a form and fills it in, before pressing its submit button. */
export interface FormVisit {
  form: FormName
  path: string
  /** Fills in the form; returns its submit button. */
  fill: (page: Page) => Promise<Locator>
}

export const formVisits: readonly FormVisit[] = [
  { form: 'demo', path: '/lender', fill: fillDemo },
  { form: 'funding', path: '/developer', fill: fillFunding },
  { form: 'profile', path: '/about-us', fill: fillProfile },
  { form: 'contact', path: '/contact', fill: fillContact },
  { form: 'inline-contact', path: '/referral', fill: fillInlineContact },
  { form: 'waitlist', path: '/schedule-call', fill: fillWaitlist },
]

const person = { firstName: 'Ada', lastName: 'Obi', email: 'ada@example.com' }
const writer = { firstname: 'Ada', lastname: 'Obi', email: 'ada@example.com' }

async function fillDemo(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Book a Demo' }).first().click()
  await type(page, { businessName: 'Savarro Trust', ...person, phone: '0803 555 0100' })
  return page.getByRole('dialog').getByRole('button', { name: 'Submit' })
}

async function fillFunding(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Apply for Funding' }).first().click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await type(page, { businessName: 'Umoro Homes', businessEmail: 'ada@example.com' })
  await next.click()
  await type(page, { projectDescription: 'Forty terraces in two phases.' })
  await pickCountry(page, dialog.getByRole('combobox', { name: /country/i }).first())
  await dialog.locator('select[name=state]').selectOption('Lagos')
  await dialog.locator('select[name=currency]').selectOption('NGN')
  await type(page, { amount: '1250000.50' })
  await next.click()
  await type(page, { ...person, phone: '6045550123' })
  await dialog.locator('select[name=role]').selectOption('Finance lead')
  return dialog.getByRole('button', { name: 'Submit' })
}

async function fillProfile(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'See job openings' }).click()
  await type(page, { linkedInUrl: 'https://example.com/in/ada' })
  return page.getByRole('dialog').getByRole('button', { name: 'Submit' })
}

async function fillContact(page: Page): Promise<Locator> {
  await scrollTo(page, 'firstname')
  await type(page, { ...writer, message: 'Do you build in Uyo?' })
  return page.locator('form:visible').getByRole('button', { name: /send/i })
}

async function fillInlineContact(page: Page): Promise<Locator> {
  await page.locator('summary').filter({ hasText: 'Write to us' }).click()
  await type(page, { ...writer, message: 'How do I share?' })
  return page.locator('form:visible').getByRole('button', { name: /send/i })
}

async function fillWaitlist(page: Page): Promise<Locator> {
  await scrollTo(page, 'firstName')
  await type(page, { ...person, phoneNumber: '6045550123' })
  await pickCountry(page, page.getByRole('combobox', { name: /build/i }))
  await page.getByRole('radio', { name: 'New Build' }).check({ force: true })
  return page.getByRole('button', { name: 'Submit & Schedule a Call' })
}

async function pickCountry(page: Page, button: Locator): Promise<void> {
  await button.click()
  await page.getByRole('combobox', { name: 'Search countries' }).fill('nigeria')
  await page.keyboard.press('Enter')
}

/** Scrolls in the page, because the form replaces its placeholder while scrolling. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (field) => document.querySelector(`[name=${field}]`)?.scrollIntoView({ block: 'center' }),
    name,
  )
}

/** Waits for fields that are disabled until the form has loaded. */
async function type(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name=${name}]:visible`).fill(value)
}
