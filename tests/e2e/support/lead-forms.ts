import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { openHydrated } from './test.ts'

/** One of the five forms of one step, as a visitor finds it. */
interface LeadForm {
  /** Its call, as the inbox names it. */
  call: 'demo' | 'contact' | 'inline-contact' | 'profile' | 'waitlist'
  path: string
  /** Opens it on its page; gives the form when it can be filled. */
  open: (page: Page) => Promise<Locator>
  /** Fills it as far as the press that sends it. */
  fill: (form: Locator) => Promise<void>
  button: string
  thanks: string
  /** All that the host gets. */
  body: Record<string, unknown>
}

const person = { firstName: 'Adaeze', lastName: 'Okonkwo', email: 'adaeze@okonkwo.example' }
const phone = '604 555 0123'
const business = 'Umoro Terraces'
const link = 'linkedin.example/in/adaeze-okonkwo'
const question = 'Do you also build in Uyo?'
const project = 'Forty terraces in two phases.'

/** What must never appear in an address. */
export const personal = [
  ...Object.values(person),
  phone,
  phone.replaceAll(' ', ''),
  business,
  link,
  question,
  project,
  '1250000',
  '1,250,000',
]

const message = {
  firstname: person.firstName,
  lastname: person.lastName,
  email: person.email,
  message: question,
}

/** A document as small as one can be. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

export const forms: Record<LeadForm['call'], LeadForm> = {
  demo: {
    call: 'demo',
    path: '/lender',
    open: (page) => openDialog(page, '/lender', 'Book a Demo'),
    fill: (form) =>
      type(form, { businessName: business, ...person, phone, description: ` ${question} ` }),
    button: 'Submit',
    thanks: 'Thank you for booking a demo with the sales team. We will reach out soon.',
    body: { businessName: business, ...person, phone, description: question },
  },
  contact: {
    call: 'contact',
    path: '/contact',
    open: (page) => openInPage(page, '/contact'),
    fill: (form) => type(form, message),
    button: 'Send message',
    thanks: 'Message sent successfully!',
    body: { ...person, description: question },
  },
  'inline-contact': {
    call: 'inline-contact',
    path: '/referral',
    open: (page) => openInPage(page, '/referral', 'Write to us'),
    fill: (form) => type(form, message),
    button: 'Send message',
    thanks: 'Thank you for your message. We will reach out soon',
    body: { ...message, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
  },
  profile: {
    call: 'profile',
    path: '/about-us',
    open: (page) => openDialog(page, '/about-us', 'See job openings'),
    fill: (form) => type(form, { linkedInUrl: link }),
    button: 'Submit',
    thanks: "Profile submitted successfully. We'll be in touch if there's a fit!",
    body: { linkedInUrl: link },
  },
  waitlist: {
    call: 'waitlist',
    path: '/schedule-call',
    open: (page) => openInPage(page, '/schedule-call'),
    fill: fillWaitlist,
    button: 'Submit & Schedule a Call',
    thanks: 'Success',
    body: {
      ...person,
      phoneNumber: '16045550123',
      residentCountry: 'Canada',
      buildCountry: 'Nigeria',
      purpose: 'New Build',
      comment: question,
    },
  },
}

/** The application, whose dialog has three steps. */
export const funding = {
  path: '/developer',
  open: (page: Page) => openDialog(page, '/developer', 'Apply for Funding'),
  thanks: 'Application Successful',
  body: {
    businessName: business,
    website: 'https://umoro.example',
    businessEmail: person.email,
    projectDescription: project,
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: 1_250_000.5,
    ...person,
    role: 'Finance lead',
    phone,
    countryCode: '+1',
  },
}

/** Fills each step of the funding application, without going on to the next. */
export const fundingSteps: ((form: Locator) => Promise<void>)[] = [
  (form) =>
    type(form, {
      businessName: business,
      website: 'https://umoro.example',
      businessEmail: person.email,
    }),
  async (form) => {
    await type(form, { projectDescription: project })
    await chooseCountry(form, /^Country/, 'nigeria')
    await form.locator('select[name=state]').selectOption('Lagos')
    await form.locator('select[name=currency]').selectOption('NGN')
    await form.locator('[name=amount]').pressSequentially('1250000.50')
  },
  async (form) => {
    await type(form, { ...person, phone })
    await form.locator('select[name=role]').selectOption('Finance lead')
  },
]

async function fillWaitlist(form: Locator): Promise<void> {
  await type(form, { ...person, phoneNumber: phone, comment: question })
  await chooseCountry(form, /build/i, 'nigeria')
  await form.getByRole('radio', { name: 'New Build' }).check({ force: true })
}

/** Types texts into the controls of these names. */
async function type(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`[name=${name}]`).fill(value)
  }
}

async function chooseCountry(form: Locator, label: RegExp, search: string): Promise<void> {
  // Not the native select that is there before it.
  const picker = form.getByRole('combobox', { name: label }).and(form.page().locator('button'))
  await picker.first().click()
  const box = form.page().getByRole('combobox', { name: 'Search countries' })
  await box.fill(search)
  await box.press('Enter')
}

/** Goes on to the wizard's next step. */
export async function next(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Next' }).click()
}

/** Scrolls a form into view, where its code is fetched, until that has loaded: the page may move meanwhile. */
export async function awaken(form: Locator): Promise<void> {
  await expect(async () => {
    await form.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(form.and(form.page().locator(':not([data-waits])'))).toHaveCount(1, {
      timeout: 1000,
    })
  }).toPass({ timeout: 25_000 })
}

async function openDialog(page: Page, path: string, opener: string): Promise<Locator> {
  await openHydrated(page, path)
  await page.getByRole('button', { name: opener }).first().click()
  const form = page.getByRole('dialog').locator('form')
  await form.waitFor()
  return form
}

/** Opens a page with a form, and the fold that contains it. */
async function openInPage(page: Page, path: string, fold?: string): Promise<Locator> {
  await openHydrated(page, path)
  if (fold) await page.locator('summary').filter({ hasText: fold }).click()
  const form = page.locator('main form')
  await awaken(form)
  return form
}
