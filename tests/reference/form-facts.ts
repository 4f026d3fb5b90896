import type { ObjectSchema } from 'yup'
import { toContactBody } from '#src/forms/contact/payload.ts'
import { contactProblem, contactProblems, emptyContact } from '#src/forms/contact/schema.ts'
import type { ContactField } from '#src/forms/contact/schema.ts'
import { toDemoBody } from '#src/forms/demo/payload.ts'
import { demoSchema, emptyDemo } from '#src/forms/demo/schema.ts'
import { check } from '#src/forms/form/check.ts'
import { toFundingBody } from '#src/forms/funding/payload.ts'
import { emptyFunding, fundingSchema } from '#src/forms/funding/schema.ts'
import { toInlineContactBody } from '#src/forms/inline-contact/payload.ts'
import { emptyInlineContact, inlineContactSchema } from '#src/forms/inline-contact/schema.ts'
import { toProfileBody } from '#src/forms/profile/payload.ts'
import { emptyProfile, profileSchema } from '#src/forms/profile/schema.ts'
import { toWaitlistBody } from '#src/forms/waitlist/payload.ts'
import { emptyWaitlist, waitlistSchema } from '#src/forms/waitlist/schema.ts'
import type { LeadBodies } from '#src/leads/calls/lead-calls.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { submitLead } from '#src/leads/outbox/outbox.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'

type Values = Record<string, unknown>

/** A form as its tables describe it. */
interface FormFacts {
  empty: object
  /** Values that the form takes, and others that it takes as well. */
  valid: Values
  other: Values
  problems: (values: Values) => Record<string, unknown>
  /** Every message of the rules, as "field: message". */
  rules: string[]
  toBody: (values: Values) => object
  /** Sends these values as the form does. */
  submit: (values: Values) => Promise<LeadResult>
}

const ada = { firstName: 'Ada', lastName: 'Obi', email: 'ada@obi.example' }
const ben = { firstName: 'Ben', lastName: 'Eze', email: 'ben@eze.example' }
const written = { firstname: 'Ada', lastname: 'Obi', email: 'ada@obi.example', message: 'Good day' }
const answered = {
  firstname: 'Ben',
  lastname: 'Eze',
  email: 'ben@eze.example',
  message: 'Good night',
}
const file = { S3Key: 'one.pdf', Bucket: 'documents', type: 'application/pdf' }

export const forms: Record<LeadName, FormFacts> = {
  demo: facts('demo', emptyDemo, demoSchema, toDemoBody, {
    valid: { ...ada, businessName: 'Obi Homes', phone: '+1306555010', description: 'Budgets' },
    other: { ...ben, businessName: 'Eze Works', phone: '+2348031234', description: 'Tenders' },
  }),
  funding: facts('funding', emptyFunding, fundingSchema, toFundingBody, {
    valid: {
      ...ada,
      businessName: 'Obi Homes',
      website: 'https://obi.example',
      businessEmail: 'office@obi.example',
      uploadedFiles: [file],
      projectDescription: 'Forty homes',
      country: 'Nigeria',
      state: 'Lagos',
      currency: 'NGN',
      amount: '1,250.50',
      role: 'Director',
      phone: '306 555 0100',
      countryCode: '+1',
    },
    other: {
      ...ben,
      businessName: 'Eze Works',
      website: 'https://eze.example',
      businessEmail: 'office@eze.example',
      uploadedFiles: [file, file],
      projectDescription: 'Fifty homes',
      country: 'Ghana',
      state: 'Kano',
      currency: 'USD',
      amount: '2,000',
      role: 'Advisor',
      phone: '306 555 0199',
      countryCode: '+234',
    },
  }),
  contact: {
    empty: emptyContact,
    valid: written,
    other: answered,
    problems: (values) => ({ ...contactProblems({ ...written, ...texts(values) }) }),
    rules: contactRules(),
    toBody: toContact,
    submit: (values) => submitLead('contact', toContact(values)),
  },
  'inline-contact': facts(
    'inline-contact',
    emptyInlineContact,
    inlineContactSchema,
    (values) => toInlineContactBody(values, new Date(0)),
    { valid: written, other: answered },
  ),
  profile: facts('profile', emptyProfile, profileSchema, toProfileBody, {
    valid: { linkedInUrl: 'linkedin.com/in/ada' },
    other: { linkedInUrl: 'linkedin.com/in/ben' },
  }),
  waitlist: facts('waitlist', emptyWaitlist, waitlistSchema, toWaitlistBody, {
    valid: {
      ...ada,
      phoneNumber: '306 555 0100',
      targetCountry: 'Nigeria',
      residentCountry: 'Canada',
      purpose: 'New Build',
      comment: 'Soon',
    },
    other: {
      ...ben,
      phoneNumber: '306 555 0199',
      targetCountry: 'Ghana',
      residentCountry: 'Ghana',
      purpose: 'Renovation',
      comment: 'Later',
    },
  }),
}

/** The values of the fields that a form needs, and nothing in the others. */
export function leastOf({ valid, problems }: FormFacts): Values {
  const blank = (field: string) => (Array.isArray(valid[field]) ? [] : '')
  return Object.fromEntries(
    Object.entries(valid).map(([field, value]) =>
      field in problems({ ...valid, [field]: blank(field) })
        ? [field, value]
        : [field, blank(field)],
    ),
  )
}

function facts<Name extends LeadName, Form extends object>(
  name: Name,
  empty: Form,
  schema: ObjectSchema<object>,
  toBody: (values: Form) => LeadBodies[Name],
  values: { valid: Values; other: Values },
): FormFacts {
  return {
    ...values,
    empty,
    problems: (tried) => ({ ...check({ ...empty, ...tried }, schema) }),
    rules: schemaRules(schema),
    toBody: (tried) => toBody({ ...empty, ...tried }),
    submit: (tried) => submitLead(name, toBody({ ...empty, ...tried })),
  }
}

function schemaRules(schema: ObjectSchema<object>): string[] {
  return Object.entries(schema.fields).flatMap(([field, rule]) => {
    if (!rule || !('tests' in rule) || !Array.isArray(rule.tests)) return []
    const tests: { OPTIONS?: { name?: unknown; message?: unknown } }[] = rule.tests
    // Trimming changes the text and never complains.
    return tests
      .filter(({ OPTIONS }) => OPTIONS?.name !== 'trim')
      .map(({ OPTIONS }) => `${field}: ${String(OPTIONS?.message)}`)
  })
}

function contactRules(): string[] {
  const names: ContactField[] = ['firstname', 'lastname', 'email', 'message']
  return names.map((field) => `${field}: ${contactProblem(field, '')}`)
}

function toContact(values: Values) {
  return toContactBody({ ...emptyContact, ...texts(values) })
}

function texts(values: Values): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
