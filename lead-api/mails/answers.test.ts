import { beforeEach, expect, test, vi } from 'vitest'
import { writeSource } from '#shared/leads/source.ts'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { createInboxStore } from '#lead-api/store/inbox-store.ts'
import { SITE, leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import type { ForwardFailure } from '#lead-api/forwarding/forward.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { Mail } from './mail.ts'

const receipt = { title: 'We have your application.', who: 'The funding team', how: 'They write.' }
const PLACE = {
  brand: 'Tofali',
  email: 'hello@tofali.example',
  phone: '+234 000 555 0100',
  whatsapp: '+234 000 555 0100',
  city: 'Abuja',
  address: '12 Kasuwa Crescent\nAbuja',
  timeZone: 'Africa/Lagos',
  policy: '/policy',
}
const WORDS = [
  {
    language: 'en',
    ...PLACE,
    forms: { funding: { ...receipt, answer: 'Keep this.' }, demo: receipt },
  },
  { language: 'ar', ...PLACE, forms: { funding: { ...receipt, answer: 'احتفظ بها.' } } },
]

const DAY_MS = 24 * 60 * 60 * 1000
let sent: Mail[] = []
let failure: ForwardFailure | undefined
let words: unknown = WORDS
beforeEach(() => {
  sent = []
  failure = undefined
  words = WORDS
})

function answeringApi() {
  const sql = testSql()
  const answer = {
    send: async (mail: Mail) => {
      sent.push(mail)
      return failure
    },
    words: async () => {
      if (words === undefined) throw new Error('offline')
      return words
    },
    site: 'https://www.example.com',
  }
  const api = leadApiWith({ sql, answer })
  const answered = async () => {
    await api.answerer?.forwardDue()
    return sent.length
  }
  const lead = (form: FormName, key: string, body = {}, headers = {}) =>
    send(api.ask, form, { ...VALID_BODIES[form], ...body }, { 'idempotency-key': key, ...headers })
  return { sql, api, answered, lead }
}

test('a visitor gets one answer with the reference and a summary, in the words of the editors', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-16T11:14:00Z') })
  const { answered, lead } = answeringApi()
  await lead('funding', '5af229c9-1111')
  await lead('funding', '5af229c9-1111')
  expect(await answered()).toBe(1)
  expect(await answered()).toBe(1)
  const [mail] = sent
  expect(mail).toMatchObject({
    to: ['ada@example.com'],
    replyTo: 'hello@tofali.example',
    subject: 'We have your application, 5AF2-29C9',
  })
  expect(mail?.text).toBe(`Hello Ada,

We have your application.
Keep this.

Your reference: 5AF2-29C9
Quote it when you call or write.

What you sent
-------------
Business name  Obi Builders
Amount         NGN 25,000,000
Where          Lagos, Nigeria
Received       16 February 2027 at 12:14 in Abuja

Who answers
-----------
The funding team
They write.

To add something, answer this email, or:
Call: +234 000 555 0100
WhatsApp: https://wa.me/2340005550100?text=5AF2-29C9

Did you not send this? Answer “not me”, and we delete it.

Tofali, 12 Kasuwa Crescent, Abuja
Privacy policy: https://www.example.com/policy
`)
  expect(mail?.html).toContain('Hello Ada, Keep this.')
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/8031234567|Ten houses|<script|src=/)
})

test('an answer in Arabic reads from right to left; a language of which there are no words gets the default', async () => {
  const { answered, lead } = answeringApi()
  await lead('funding', 'a', {}, { 'content-language': 'ar' })
  await lead('funding', 'b', { email: 'b@example.com' }, { 'content-language': 'sw' })
  await answered()
  expect(sent.find(({ text }) => text.includes('رقمك المرجعي'))?.html).toContain('dir="rtl"')
  expect(sent.find(({ text }) => text.includes('Your reference'))?.to).toEqual(['b@example.com'])
})

test.each([
  ['whose form has no line by the editors', 'demo', {}],
  ['that is suspected spam', 'funding', { trap: true, ms: 9000 }],
] as const)('nobody is answered for a lead %s', async (_, form, suspect) => {
  const { answered, lead, sql } = answeringApi()
  const source = { first: '/', page: '/', suspect }
  await lead(form, 'a', {}, { 'lead-source': writeSource(source) })
  expect(await answered()).toBe(0)
  expect(await sql.run('SELECT mail_state FROM leads')).toEqual([{ mail_state: 'off' }])
})

test.each([
  'Win at win.example/a',
  'Win at bet9.win',
  'Win at win。example',
  'Win at win．example',
  'Call 0803 555 0142',
  'Call (+1) 306-555-01-42',
  'Call ٠٨٠٣ ٥٥٥ ٠١٤٢',
])('the name %j of a stranger becomes no link in the mail', async (firstName) => {
  const { answered, lead } = answeringApi()
  await lead('funding', 'win.co/a', { firstName, businessName: `${firstName} Ltd` })
  await answered()
  expect(sent[0]?.text).toMatch(/^Hello,\n/)
  expect(sent[0]?.subject).not.toContain('WIN')
  expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain(firstName)
})

test('an answer leads to the policy of the site that the visitor was on', async () => {
  const { answered, lead } = answeringApi()
  await lead('funding', 'a', {}, { origin: SITE })
  await answered()
  expect(sent[0]?.text).toContain(`Privacy policy: ${SITE}/policy`)
})

test('a line break that a stranger typed begins no line of the mail', async () => {
  const { answered, lead } = answeringApi()
  await lead('funding', 'a', { firstName: 'Ada\n\nYour account', businessName: 'Obi\u2028Closed' })
  await answered()
  expect(sent[0]?.text).toMatch(/^Hello Ada Your account,\n/)
  expect(sent[0]?.text).toContain('Business name  Obi Closed\n')
})

test('a mailbox gets three answers in a day however it is written, also at once and late, and none once it was refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { answered, lead } = answeringApi()
  const spellings = ['ada@gmail.com', 'ada+1@gmail.com', 'a.da+2@gmail.com', 'Ada@googlemail.com']
  for (const [at, email] of [...spellings, 'ada+3@gmail.com'].entries())
    await lead('funding', `key ${at}`, { email })
  // The mail server was away for two days.
  vi.setSystemTime(Date.now() + 2 * DAY_MS)
  expect(await answered()).toBe(3)
  vi.setSystemTime(Date.now() + DAY_MS / 2)
  await lead('funding', 'key 5', { email: 'ada@gmail.com' })
  expect(await answered()).toBe(3)
  vi.useRealTimers()
  failure = { problem: 'The mail server answered 550.', isFinal: true }
  await lead('funding', 'e', { email: 'gone@example.com' })
  await answered()
  await lead('funding', 'f', { email: 'gone@example.com' })
  await answered()
  expect(sent).toHaveLength(4)
})

test('a lead that is spam or in the bin before it is answered gets no answer', async () => {
  const { answered, lead, sql } = answeringApi()
  await lead('funding', 'a')
  for (const folder of ['suspected', 'bin']) {
    await sql.run('UPDATE leads SET folder = ?', folder)
    expect(await answered()).toBe(0)
  }
  await sql.run("UPDATE leads SET folder = 'inbox'")
  expect(await answered()).toBe(1)
})

test('an address that no mail could be sent to for days, since the server was away, is answered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { answered, lead } = answeringApi()
  failure = { problem: 'The mail server could not be reached.', isFinal: false }
  await lead('funding', 'a')
  for (let day = 0; day < 4; day += 1) {
    await answered()
    vi.setSystemTime(Date.now() + DAY_MS)
  }
  const tries = await answered()
  failure = undefined
  await lead('funding', 'b')
  expect(await answered()).toBe(tries + 1)
})

test('while the words cannot be loaded the answer waits, and a deleted lead gets none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  words = undefined
  const { api, answered, lead, sql } = answeringApi()
  await lead('funding', 'a')
  await lead('funding', 'b', { email: 'b@example.com' })
  expect(await answered()).toBe(0)
  const [first] = await api.leads.leads()
  await createInboxStore(sql, testFiles()).erase([first?.id ?? ''])
  words = WORDS
  vi.setSystemTime(Date.now() + 120_000)
  expect(await answered()).toBe(1)
})
