import { expect, test } from 'vitest'
import { interpret } from './definition.ts'
import { formNames } from './forms.ts'
import { definitions } from './index.ts'
import type { LeadAnswer } from './definition.ts'
import type { FormName } from './forms.ts'

const thankYou = 'Thank you for booking a demo with the sales team. We will reach out soon.'
const noBooking = 'We did not get your booking. Please try again'
const noMessage = 'We did not get your message. Please try again'
const joined = "Profile submitted successfully. We'll be in touch if there's a fit!"
const inlineThanks = 'Thank you for your message. We will reach out soon'

function answer(status: number, body?: unknown): LeadAnswer {
  return { kind: 'response', status, body }
}

const said = { message: 'Email is taken' }

test.each<[FormName, number, unknown, string]>([
  ['demo', 200, said, thankYou],
  ['demo', 201, undefined, thankYou],
  ['funding', 200, '<html>', 'Application Successful'],
  ['contact', 200, { message: 'Got it' }, 'Got it'],
  ['contact', 201, {}, 'Message sent successfully!'],
  ['contact', 200, { message: {} }, 'Message sent successfully!'],
  ['contact', 204, undefined, 'Message sent successfully!'],
  ['inline-contact', 200, undefined, inlineThanks],
  ['inline-contact', 299, undefined, inlineThanks],
  ['profile', 200, '<html>', joined],
  ['waitlist', 201, undefined, 'Success'],
  ['waitlist', 201, '<html>', 'Success'],
])('%s answered with %i is a success, and the visitor is thanked', (call, status, body, text) => {
  expect(interpret(definitions[call].call, answer(status, body))).toEqual({ received: true, text })
})

test.each<[FormName, number, unknown, string | null]>([
  ['demo', 400, said, 'Email is taken'],
  ['demo', 400, {}, noBooking],
  ['demo', 400, { message: {} }, noBooking],
  ['demo', 500, undefined, noBooking],
  ['demo', 409, said, 'Email is taken'],
  ['funding', 201, said, 'Error submitting form'],
  ['funding', 204, undefined, 'Error submitting form'],
  ['funding', 400, said, 'Error submitting form'],
  ['funding', 500, undefined, 'Error submitting form'],
  ['contact', 400, said, 'Email is taken'],
  ['contact', 500, 'Mail server is down', 'Mail server is down'],
  ['contact', 500, '{"message": "hal', noMessage],
  ['contact', 502, '<html>Bad gateway</html>', noMessage],
  ['inline-contact', 300, undefined, noMessage],
  ['inline-contact', 0, undefined, noMessage],
  ['inline-contact', 500, said, noMessage],
  ['profile', 400, said, null],
  ['profile', 500, undefined, null],
  ['waitlist', 200, said, 'Error submitting form: Email is taken'],
  ['waitlist', 200, undefined, 'Error submitting form:'],
  ['waitlist', 409, { error: 'Already on it' }, 'Error submitting form: Already on it'],
  ['waitlist', 409, { error: 'Conflict', ...said }, 'Error submitting form: Email is taken'],
  ['waitlist', 500, { message: {} }, 'Error submitting form:'],
])('%s answered with %i %j is a failure that says %j', (call, status, body, text) => {
  expect(interpret(definitions[call].call, answer(status, body))).toEqual({ received: false, text })
})

test.each<[FormName, string | null]>([
  ['demo', noBooking],
  ['funding', null],
  ['contact', noMessage],
  ['inline-contact', noMessage],
  ['profile', null],
  ['waitlist', 'Error submitting form: there is no connection. Please try again'],
])('%s without a connection says %j', (call, text) => {
  expect(interpret(definitions[call].call, { kind: 'offline' })).toEqual({ received: false, text })
})

test('the waitlist says so when the response took too long', () => {
  expect(interpret(definitions.waitlist.call, { kind: 'timeout' }).text).toBe(
    'Error submitting form: the answer took too long. Please try again',
  )
})

test.each(formNames)('a hidden redirect is not a success of %s', (call) => {
  expect(interpret(definitions[call].call, answer(0)).received).toBe(false)
})
