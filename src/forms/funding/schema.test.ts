import { expect, test } from 'vitest'
import { problemsOf } from '#src/forms/problems.fixture.ts'
import { emptyFunding, fundingSchema, fundingSteps } from './schema.ts'
import type { FundingValues } from './schema.ts'

const complete: FundingValues = {
  ...emptyFunding,
  businessName: 'Acme',
  businessEmail: 'hello@acme.example',
  projectDescription: 'Forty homes',
  country: 'Nigeria',
  state: 'Lagos',
  currency: 'NGN',
  amount: '45,000,000',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@acme.example',
  role: 'Director',
  phone: '306 555 0100',
}

test('each of the three steps asks for its own fields only', async () => {
  const asked = await Promise.all(
    fundingSteps.map(({ schema }) => problemsOf(schema, emptyFunding)),
  )
  expect(asked).toEqual([
    {
      businessName: 'Business Name is required',
      businessEmail: 'Business email is required',
    },
    {
      projectDescription: 'Project description is required',
      country: 'Country is required',
      state: 'State is required',
      currency: 'Currency is required',
      amount: 'Amount is required',
    },
    {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      role: 'Role is required',
      phone: 'Phone number is required',
    },
  ])
  expect(fundingSteps.map(({ title }) => title)).toEqual([
    'Company Details',
    'Funding Details',
    'Contact Person Details',
  ])
})

test.each<[keyof FundingValues, string, string]>([
  ['businessEmail', 'a@b', 'Enter a valid email'],
  ['email', 'ada at example', 'Enter a valid email'],
  ['website', 'not a url', 'Enter a valid URL'],
  ['website', 'javascript:alert(1)', 'Enter a valid URL'],
  ['phone', 'abc', 'Phone number is required'],
  ['countryCode', '', 'Country code is required'],
  ['amount', '.', 'Amount is required'],
  ['amount', '0', 'Amount is required'],
  ['businessName', '   ', 'Business Name is required'],
  ['projectDescription', '\n', 'Project description is required'],
])('%s "%s" is answered with "%s"', async (field, text, message) => {
  expect(await problemsOf(fundingSchema, { ...complete, [field]: text })).toEqual({
    [field]: message,
  })
})

test.each(['', 'https://acme.example', 'acme.com', ' www.acme.com.ng '])(
  'a complete application with the website "%s" may be sent',
  async (website) => {
    expect(await problemsOf(fundingSchema, { ...complete, website })).toEqual({})
  },
)

test('the dial code starts at +1', () => {
  expect(emptyFunding.countryCode).toBe('+1')
})
