import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formNames } from '#shared/leads/forms.ts'
import { fundingSteps } from '#shared/leads/funding.ts'
import { definitions } from '#shared/leads/index.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { t } from '#shared/words/words.ts'
import { check } from './form/fields.ts'

const { demo, funding, contact, profile, waitlist, 'inline-contact': inlineContact } = definitions

const person = { firstName: 'Ada', lastName: 'Obi', email: 'ada@obi.example' }
const writer = { firstname: 'Ada', lastname: 'Obi', email: 'ada@obi.example', message: 'Good day' }
const file = { S3Key: 'k1', Bucket: 'documents', type: 'application/pdf', name: 'plan.pdf' }

/** Values that each form accepts. */
const valid = {
  demo: { ...person, businessName: 'Acme', phone: '+1306555010', description: 'Two towers' },
  funding: {
    ...person,
    businessName: 'Acme',
    website: 'acme.com',
    businessEmail: 'hello@acme.example',
    uploadedFiles: [file],
    projectDescription: 'Forty homes',
    country: 'Nigeria',
    state: 'Lagos',
    currency: 'NGN',
    amount: '1,250.50',
    role: 'Director',
    phone: '803 123 4567',
    countryCode: '+234',
  },
  contact: writer,
  'inline-contact': writer,
  profile: { linkedInUrl: 'in/ada' },
  waitlist: {
    ...person,
    phoneNumber: '306 555 0100',
    targetCountry: 'Nigeria',
    residentCountry: 'Canada',
    purpose: 'New Build',
    comment: 'Soon',
  },
} satisfies Record<FormName, object>

function problems(form: FormName, typed: object): object {
  return check({ ...valid[form], ...typed }, definitions[form].rules)
}

test.each(formNames)('a complete %s form may be sent', (form) => {
  expect(problems(form, {})).toEqual({})
})

/** Every message of the forms, exactly as visitors must read it. */
const messages: [form: FormName, field: string, typed: string, message: string][] = [
  ['demo', 'businessName', '', 'Please input Business name'],
  ['demo', 'businessName', 'A', 'Business name cannot be less than two characters'],
  ['demo', 'businessName', ' A ', 'Business name cannot be less than two characters'],
  ['demo', 'firstName', '   ', 'Please input First name'],
  ['demo', 'firstName', '👩', 'First name cannot be less than two characters'],
  ['demo', 'lastName', ' \t\u00A0 ', 'Please input Last name'],
  ['demo', 'lastName', 'O', 'Last name cannot be less than two characters'],
  ['demo', 'phone', '', 'Please input Phone number'],
  ['demo', 'phone', '1234567 ', 'Phone cannot be less than nine characters'],
  ['demo', 'email', '', 'Please input Email'],
  ['demo', 'email', 'a@b', 'Please enter a valid email'],
  ['funding', 'businessName', '   ', 'Business Name is required'],
  ['funding', 'businessEmail', '', 'Business email is required'],
  ['funding', 'businessEmail', 'a@b', 'Enter a valid email'],
  ['funding', 'website', 'not a url', 'Enter a valid URL'],
  ['funding', 'website', 'javascript:alert(1)', 'Enter a valid URL'],
  ['funding', 'projectDescription', '\n', 'Project description is required'],
  ['funding', 'country', '', 'Country is required'],
  ['funding', 'state', '', 'State is required'],
  ['funding', 'currency', '', 'Currency is required'],
  ['funding', 'amount', '.', 'Amount is required'],
  ['funding', 'amount', '0', 'Amount is required'],
  ['funding', 'firstName', '', 'First name is required'],
  ['funding', 'lastName', '', 'Last name is required'],
  ['funding', 'email', '', 'Email is required'],
  ['funding', 'email', 'ada at example', 'Enter a valid email'],
  ['funding', 'role', '', 'Role is required'],
  ['funding', 'phone', 'abc', 'Phone number is required'],
  ['funding', 'countryCode', '', 'Country code is required'],
  ['contact', 'firstname', '  ', 'First Name is required.'],
  ['contact', 'lastname', '\t', 'Last Name is required.'],
  ['contact', 'email', '', 'Please enter a valid email address.'],
  ['contact', 'email', 'a@b', 'Please enter a valid email address.'],
  ['contact', 'message', ' \n ', 'Please enter a message.'],
  ['inline-contact', 'firstname', '', 'please input firstname'],
  ['inline-contact', 'firstname', 'A', 'firstname cannot be less than two characters'],
  ['inline-contact', 'lastname', '', 'please input lastname'],
  ['inline-contact', 'lastname', '👩', 'lastname cannot be less than two characters'],
  ['inline-contact', 'email', '', 'please input email'],
  ['inline-contact', 'email', 'a@b', 'please enter a valid email'],
  ['inline-contact', 'message', '', 'please leave a message for us'],
  ['inline-contact', 'message', '12345   ', 'message cannot be less than seven characters'],
  ['profile', 'linkedInUrl', '   ', 'Please enter your LinkedIn profile link.'],
  ['waitlist', 'firstName', '  ', 'First name is required'],
  ['waitlist', 'lastName', '', 'Last name is required'],
  ['waitlist', 'email', '', 'Email is required'],
  ['waitlist', 'email', 'a@b', 'Invalid email'],
  ['waitlist', 'phoneNumber', '', 'Phone number is required'],
  ['waitlist', 'phoneNumber', 'call me', 'Phone number is required'],
  ['waitlist', 'targetCountry', '', 'Target country is required'],
  ['waitlist', 'purpose', '', 'Project type is required'],
]

test.each(messages)('%s form: %s "%s" gets only "%s"', (form, field, typed, message) => {
  expect(problems(form, { [field]: typed })).toEqual({ [field]: message })
})

test.each<[FormName, string, string]>([
  ['demo', 'businessName', 'Ao'],
  ['demo', 'firstName', ' Jo '],
  ['demo', 'phone', '+1 306 555 0100'],
  ['demo', 'email', ' ada@example.com '],
  ['demo', 'description', ''],
  ['funding', 'website', ''],
  ['funding', 'website', ' www.acme.com.ng '],
  ['contact', 'firstname', 'A'],
  ['inline-contact', 'message', '1234567'],
  ['waitlist', 'firstName', 'A'],
  ['waitlist', 'residentCountry', ''],
  ['waitlist', 'comment', ''],
])('%s form: %s "%s" is fine', (form, field, typed) => {
  expect(problems(form, { [field]: typed })).toEqual({})
})

test('each step of the funding form validates its own fields', () => {
  const found = fundingSteps.map((rules, step) => [
    t().funding.steps[step],
    Object.keys(check(funding.empty, rules)),
  ])
  expect(found).toEqual([
    ['Company Details', ['businessName', 'businessEmail']],
    ['Funding Details', ['projectDescription', 'country', 'state', 'currency', 'amount']],
    ['Contact Person Details', ['firstName', 'lastName', 'email', 'role', 'phone']],
  ])
})

test('the names of the contact page become those of the call, and texts are trimmed', () => {
  expect(contact.toPayload({ ...writer, message: ' Hello ' })).toEqual({
    firstName: 'Ada',
    lastName: 'Obi',
    email: 'ada@obi.example',
    description: 'Hello',
  })
  expect(inlineContact.toPayload(writer, new Date('2025-03-01T10:00:00Z'))).toEqual({
    ...writer,
    timestamp: '2025-03-01T10:00:00.000Z',
  })
  expect(profile.toPayload({ linkedInUrl: ' in/ada ' })).toEqual({ linkedInUrl: 'in/ada' })
})

test('a demo request has no empty description', () => {
  const values = { ...valid.demo, businessName: ' Acme ' }
  expect(demo.toPayload(values)).toEqual(valid.demo)
  expect('description' in demo.toPayload({ ...values, description: '  ' })).toBe(false)
})

test('a developer sends exactly the fields that the API knows', () => {
  const { S3Key, Bucket, type } = file
  expect(funding.toPayload({ ...valid.funding, businessName: ' Acme ' })).toEqual({
    ...valid.funding,
    website: 'https://acme.com',
    uploadedFiles: [{ S3Key, Bucket, type }],
    amount: 1250.5,
  })
  expect(funding.toPayload(funding.empty)).toEqual({ countryCode: '+1' })
  expect(funding.toPayload({ ...funding.empty, website: '  ', countryCode: '' })).toEqual({})
})

test.each([
  ['306 555 0100', '+1', '306 555 0100', '+1'],
  ['+44 (0)20 7946 0958', '+234', '20 7946 0958', '+44'],
  ['0803 123 4567 ext 12', '+234', '803 123 4567 ext. 12', '+234'],
  ['0803 123 4567 / 0805 765 4321', '+234', '803 123 4567', '+234'],
])('the phone "%s" beside %s is sent as "%s" beside %s', (phone, countryCode, sent, sentCode) => {
  const body = funding.toPayload({ ...funding.empty, phone, countryCode })
  expect([body.phone, body.countryCode]).toEqual([sent, sentCode])
})

test.each([
  ['306 555 0100', 'Canada', '13065550100'],
  ['0803 123 4567', 'Nigeria', '2348031234567'],
])('the phone %s of %s is sent as %s', (phoneNumber, residentCountry, sent) => {
  const { targetCountry: buildCountry, comment: _, ...rest } = valid.waitlist
  const typed = { ...valid.waitlist, phoneNumber, residentCountry, comment: '  ' }
  expect(waitlist.toPayload(typed)).toEqual({
    ...rest,
    phoneNumber: sent,
    residentCountry,
    buildCountry,
  })
})

test('an extension is not dialed with the number, and does not get lost', () => {
  const typed = { ...valid.waitlist, phoneNumber: '+1 306 555 0100 ext. 12', comment: '' }
  expect(waitlist.toPayload(typed)).toMatchObject({
    phoneNumber: '13065550100',
    comment: 'Phone extension: 12',
  })
  expect(waitlist.toPayload({ ...typed, comment: 'Soon' })).toMatchObject({
    comment: 'Soon\nPhone extension: 12',
  })
})

const unseen = Array.from(
  '\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202E\u2060\u2066\u2069' +
    '\u3164\uFE0F\uFEFF\uFFF9\u{E0001}\u{E0041}\u{E007F}',
)
/** Chosen from lists, or written by the field itself. */
const chosen = /country|state|currency|amount|role|purpose|uploadedFiles/i

test.each(formNames)('%s: characters that nobody sees are neither judged nor sent', (form) => {
  const typed = Object.entries<unknown>(valid[form]).flatMap(([field, value]) =>
    typeof value === 'string' && !chosen.test(field) ? [{ field, value }] : [],
  )
  const marked = fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...unseen)), { minLength: 1 })
  const sent = payloadOf[form]({})
  fc.assert(
    fc.property(fc.constantFrom(...typed), marked, ({ field, value }, marks) => {
      const characters = Array.from(value)
      for (const [at, mark] of marks) characters.splice(at, 0, mark)
      const changed = { [field]: characters.join('') }
      expect([changed, problems(form, changed)]).toEqual([changed, {}])
      expect([changed, payloadOf[form](changed)]).toEqual([changed, sent])
    }),
  )
  for (const { field } of typed) {
    expect(problems(form, { [field]: unseen.join('') })).toEqual(problems(form, { [field]: '' }))
  }
})

const payloadOf: Record<FormName, (changed: object) => object> = {
  demo: (changed) => demo.toPayload({ ...valid.demo, ...changed }),
  funding: (changed) => funding.toPayload({ ...valid.funding, ...changed }),
  contact: (changed) => contact.toPayload({ ...writer, ...changed }),
  'inline-contact': (changed) => inlineContact.toPayload({ ...writer, ...changed }, new Date(0)),
  profile: (changed) => profile.toPayload({ ...valid.profile, ...changed }),
  waitlist: (changed) => waitlist.toPayload({ ...valid.waitlist, ...changed }),
}

test.each(formNames)('the service accepts what the %s form sends, and the example', (form) => {
  const { body, example } = definitions[form].call
  expect(body.isValidSync(payloadOf[form]({}), { strict: true })).toBe(true)
  expect(body.isValidSync(example, { strict: true })).toBe(true)
})
