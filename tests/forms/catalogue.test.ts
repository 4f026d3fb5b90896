import type { ISchema } from 'yup'
import { expect, test } from 'vitest'
import { contactProblems, emptyContact } from '#src/forms/contact/schema.ts'
import { demoSchema, emptyDemo } from '#src/forms/demo/schema.ts'
import { emptyFunding, fundingSchema } from '#src/forms/funding/schema.ts'
import { emptyInlineContact, inlineContactSchema } from '#src/forms/inline-contact/schema.ts'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { emptyProfile, profileSchema } from '#src/forms/profile/schema.ts'
import { emptyWaitlist, waitlistSchema } from '#src/forms/waitlist/schema.ts'

type Problems = (typed: Record<string, string>) => Promise<Record<string, unknown>>

function validator(schema: ISchema<unknown>, empty: object): Problems {
  return async (typed) => problemsOf(schema, { ...empty, ...typed })
}

const forms: Record<string, Problems> = {
  demo: validator(demoSchema, emptyDemo),
  funding: validator(fundingSchema, emptyFunding),
  inline: validator(inlineContactSchema, emptyInlineContact),
  contact: async (typed) => ({ ...contactProblems({ ...emptyContact, ...typed }) }),
  waitlist: validator(waitlistSchema, emptyWaitlist),
  profile: validator(profileSchema, emptyProfile),
}

/** Every message of the forms, exactly as visitors must read it. */
const messages: [form: string, field: string, typed: string, message: string][] = [
  ['demo', 'businessName', 'A', 'Business name cannot be less than two characters'],
  ['demo', 'businessName', '', 'Please input Business name'],
  ['demo', 'firstName', 'A', 'First name cannot be less than two characters'],
  ['demo', 'firstName', '', 'Please input First name'],
  ['demo', 'lastName', 'A', 'Last name cannot be less than two characters'],
  ['demo', 'lastName', '', 'Please input Last name'],
  ['demo', 'phone', '12345678', 'Phone cannot be less than nine characters'],
  ['demo', 'phone', '', 'Please input Phone number'],
  ['demo', 'email', 'ada@', 'Please enter a valid email'],
  ['demo', 'email', '', 'Please input Email'],
  ['funding', 'businessName', '', 'Business Name is required'],
  ['funding', 'businessEmail', '', 'Business email is required'],
  ['funding', 'businessEmail', 'ada@', 'Enter a valid email'],
  ['funding', 'projectDescription', '', 'Project description is required'],
  ['funding', 'country', '', 'Country is required'],
  ['funding', 'state', '', 'State is required'],
  ['funding', 'currency', '', 'Currency is required'],
  ['funding', 'amount', '', 'Amount is required'],
  ['funding', 'firstName', '', 'First name is required'],
  ['funding', 'lastName', '', 'Last name is required'],
  ['funding', 'email', '', 'Email is required'],
  ['funding', 'email', 'ada@', 'Enter a valid email'],
  ['funding', 'role', '', 'Role is required'],
  ['funding', 'phone', '', 'Phone number is required'],
  ['funding', 'countryCode', '', 'Country code is required'],
  ['funding', 'website', 'my site', 'Enter a valid URL'],
  ['inline', 'firstname', 'A', 'firstname cannot be less than two characters'],
  ['inline', 'firstname', '', 'please input firstname'],
  ['inline', 'lastname', 'A', 'lastname cannot be less than two characters'],
  ['inline', 'lastname', '', 'please input lastname'],
  ['inline', 'email', 'ada@', 'please enter a valid email'],
  ['inline', 'email', '', 'please input email'],
  ['inline', 'message', 'Hello!', 'message cannot be less than seven characters'],
  ['inline', 'message', '', 'please leave a message for us'],
  ['contact', 'firstname', '', 'First Name is required.'],
  ['contact', 'lastname', '', 'Last Name is required.'],
  ['contact', 'email', 'ada@', 'Please enter a valid email address.'],
  ['contact', 'message', '', 'Please enter a message.'],
  ['waitlist', 'firstName', '', 'First name is required'],
  ['waitlist', 'lastName', '', 'Last name is required'],
  ['waitlist', 'email', 'ada@', 'Invalid email'],
  ['waitlist', 'email', '', 'Email is required'],
  ['waitlist', 'phoneNumber', '', 'Phone number is required'],
  ['waitlist', 'targetCountry', '', 'Target country is required'],
  ['waitlist', 'purpose', '', 'Project type is required'],
  ['profile', 'linkedInUrl', '', 'Please enter your LinkedIn profile link.'],
]

test.each(messages)('%s form: %s "%s" says "%s"', async (form, field, typed, message) => {
  expect((await forms[form]?.({ [field]: typed }))?.[field]).toBe(message)
})

test.each([
  ['demo', 'firstName', '   ', 'Please input First name'],
  ['demo', 'lastName', ' O ', 'Last name cannot be less than two characters'],
  ['demo', 'businessName', '👩', 'Business name cannot be less than two characters'],
  ['demo', 'email', 'a@b', 'Please enter a valid email'],
  ['demo', 'phone', '   1234   ', 'Phone cannot be less than nine characters'],
  ['inline', 'lastname', '👩', 'lastname cannot be less than two characters'],
  ['inline', 'email', 'a@b', 'please enter a valid email'],
  ['inline', 'message', '      ', 'please leave a message for us'],
  ['contact', 'firstname', '   ', 'First Name is required.'],
  ['contact', 'email', 'a@b', 'Please enter a valid email address.'],
  ['contact', 'message', '\n\n', 'Please enter a message.'],
  ['funding', 'businessName', '   ', 'Business Name is required'],
  ['funding', 'email', 'a@b', 'Enter a valid email'],
  ['waitlist', 'firstName', '   ', 'First name is required'],
  ['waitlist', 'email', 'a@b', 'Invalid email'],
  ['waitlist', 'phoneNumber', 'call me', 'Phone number is required'],
  ['profile', 'linkedInUrl', '   ', 'Please enter your LinkedIn profile link.'],
])('%s form: %s "%s" says "%s"', async (form, field, typed, message) => {
  expect((await forms[form]?.({ [field]: typed }))?.[field]).toBe(message)
})
