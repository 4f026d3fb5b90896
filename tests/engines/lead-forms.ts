import type { Tab, Target } from './tab.ts'

/** One of the six forms: how a visitor opens, fills and sends it, and what tells of the end. */
export interface LeadForm {
  call: 'demo' | 'funding' | 'contact' | 'inline-contact' | 'profile' | 'waitlist'
  path: string
  opener?: Target
  fill: (tab: Tab) => Promise<void>
  button: Target
  thanks: string
  /** Some of what its host gets. */
  body: Record<string, unknown>
}

const person = { firstName: 'Adaeze', lastName: 'Okonkwo', email: 'adaeze@okonkwo.example' }
const message = {
  firstname: 'Adaeze',
  lastname: 'Okonkwo',
  email: person.email,
  message: 'Is Uyo covered?',
}
/** A document as small as one can be. */
const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const inDialog = 'dialog[open] form'
const inPage = 'main form'

export const leadForms: readonly LeadForm[] = [
  {
    call: 'demo',
    path: '/lender',
    opener: { css: 'main button', text: 'Book a Demo' },
    fill: (tab) =>
      typeAll(tab, inDialog, { businessName: 'Umoro Terraces', ...person, phone: '604 555 0123' }),
    button: { css: `${inDialog} button`, text: 'Submit' },
    thanks: 'Thank you for booking a demo with the sales team. We will reach out soon.',
    body: { businessName: 'Umoro Terraces', ...person, phone: '604 555 0123' },
  },
  {
    call: 'funding',
    path: '/developer',
    opener: { css: 'main button', text: 'Apply for Funding' },
    fill: fillFunding,
    button: { css: `${inDialog} button`, text: 'Submit' },
    thanks: 'Application Successful',
    body: { ...person, country: 'Nigeria', state: 'Lagos', amount: 1_250_000 },
  },
  {
    call: 'contact',
    path: '/contact',
    fill: (tab) => typeAll(tab, inPage, message),
    button: { css: `${inPage} button`, text: 'Send message' },
    thanks: 'Message sent successfully!',
    body: { ...person, description: message.message },
  },
  {
    call: 'inline-contact',
    path: '/referral',
    opener: { css: 'summary', text: 'Write to us' },
    fill: (tab) => typeAll(tab, inPage, message),
    button: { css: `${inPage} button`, text: 'Send message' },
    thanks: 'Thank you for your message. We will reach out soon',
    body: message,
  },
  {
    call: 'profile',
    path: '/about-us',
    opener: { css: 'button', text: 'See job openings' },
    fill: (tab) => typeAll(tab, inDialog, { linkedInUrl: 'linkedin.example/in/adaeze' }),
    button: { css: `${inDialog} button`, text: 'Submit' },
    thanks: "Profile submitted successfully. We'll be in touch if there's a fit!",
    body: { linkedInUrl: 'linkedin.example/in/adaeze' },
  },
  {
    call: 'waitlist',
    path: '/schedule-call',
    fill: fillWaitlist,
    button: { css: `${inPage} button`, text: 'Submit & Schedule a Call' },
    thanks: 'Success',
    body: { ...person, phoneNumber: '16045550123', buildCountry: 'Nigeria', purpose: 'New Build' },
  },
]

async function typeAll(tab: Tab, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tab.type({ css: `${form} [name=${name}]` }, value)
  }
}

async function chooseNigeria(tab: Tab, form: string): Promise<void> {
  await tab.click({ css: `${form} button[role=combobox]`, text: 'Choose a country' })
  await tab.type({ css: 'input[aria-label="Search countries"]' }, 'nigeria')
  await tab.press('Enter')
}

async function fillFunding(tab: Tab): Promise<void> {
  const next: Target = { css: `${inDialog} button`, text: 'Next' }
  await typeAll(tab, inDialog, { businessName: 'Umoro Terraces', businessEmail: person.email })
  await tab.attach(`${inDialog} input[type=file]`, 'plans.pdf', 'application/pdf', pdf)
  await tab.see({ css: 'body *', text: 'Uploaded Successfully' })
  await tab.click(next)
  await typeAll(tab, inDialog, { projectDescription: 'Forty terraces in two phases.' })
  await chooseNigeria(tab, inDialog)
  await tab.select(`${inDialog} select[name=state]`, 'Lagos')
  await tab.select(`${inDialog} select[name=currency]`, 'NGN')
  await typeAll(tab, inDialog, { amount: '1250000' })
  await tab.click(next)
  await typeAll(tab, inDialog, { ...person, phone: '604 555 0123' })
  await tab.select(`${inDialog} select[name=role]`, 'Finance lead')
}

async function fillWaitlist(tab: Tab): Promise<void> {
  await typeAll(tab, inPage, { ...person, phoneNumber: '604 555 0123' })
  await chooseNigeria(tab, inPage)
  await tab.click({ css: `${inPage} label`, text: 'New Build' })
}
