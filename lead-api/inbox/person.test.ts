import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { testFiles, testSql } from '#lead-api/test-support.ts'
import { signedIn, storeFile } from './inbox.fixture.ts'
import { corrected } from './person.ts'

const KEY = { 'idempotency-key': '3f2a91bc-0000-4000-8000-000000000000' }

test('everything about a person is copied, and deleted for ever, and nothing else', async () => {
  const sql = testSql()
  const files = testFiles()
  const api = await signedIn({ sql, files })
  const uploadedFiles = await storeFile(files, sql)
  const email = 'b@obi.example'
  await send(
    api.ask,
    'funding',
    { ...VALID_BODIES.funding, businessEmail: 'Ada@Example.com', email, uploadedFiles },
    KEY,
  )
  await send(api.ask, 'waitlist')
  const mention = {
    ...VALID_BODIES.contact,
    email: 'c@obi.example',
    description: 'ada@example.com?',
  }
  await send(api.ask, 'contact', mention)
  await send(api.ask, 'contact', { ...VALID_BODIES.contact, email: 'not-ada@example.com' })
  const [, waitlist] = await api.leads.leads()
  await api.press(`/inbox/${waitlist?.id}`, { do: 'note', note: 'Two plots.' })
  const place = `/inbox/people/${waitlist?.id}`

  const page = await api.read(place)
  expect(page).toContain('<b>2 leads</b>')
  expect(page).toContain('Others that mention it within a text: 2.')
  const copy: unknown = JSON.parse(await api.read(`${place}/copy.json`))
  expect(copy).toMatchObject({
    leads: [
      { form: 'Waitlist', sent: VALID_BODIES.waitlist, notes: [{ text: 'Two plots.' }] },
      { form: 'Funding application', reference: '3F2A-91BC', files: [{ name: 'plan.pdf' }] },
    ],
  })
  expect(await api.read(`${place}/copy.html`)).toContain('<bdi>Two plots.</bdi>')

  await api.press('/inbox/search', { q: 'ada@example.com' })
  await api.press(`${place}/delete`, { reference: 'of another' })
  expect(await api.leads.leads()).toHaveLength(4)
  const id = waitlist?.id ?? ''
  const done = await api.press(`${place}/delete`, { reference: id.slice(0, 8) })
  expect(await done.text()).toContain('Deleted leads: 2')
  expect((await api.leads.leads()).map(({ body }) => body['email'])).toEqual([
    'c@obi.example',
    'not-ada@example.com',
  ])
  expect(await files.get('landingpage/plan.pdf')).toBeUndefined()
  expect(await sql.run('SELECT * FROM notes')).toEqual([])
  expect(await sql.run('SELECT * FROM searches')).toEqual([])
})

test('a lead that is in the bin is deleted for ever with the others of its person', async () => {
  const sql = testSql()
  const api = await signedIn({ sql })
  await send(api.ask, 'demo')
  await send(api.ask, 'contact')
  const [demo, contact] = await api.leads.leads()
  const { headers } = await api.press(`/inbox/${demo?.id}`, { do: 'delete' })
  const reference = contact?.id.slice(0, 8) ?? ''
  await api.press(`/inbox/people/${contact?.id}/delete`, { reference })
  await api.press('/inbox/undo', { batch: headers.get('location')?.slice(-16) ?? '' })
  expect(JSON.stringify(await sql.run('SELECT * FROM leads'))).not.toContain('ada@example.com')
})

test('a wrong address is corrected, and the site that sends the lead again still gets its answer', async () => {
  const api = await signedIn()
  const body = { ...VALID_BODIES.contact, email: 'wrong@example.com' }
  await send(api.ask, 'contact', body, KEY)
  const [lead] = await api.leads.leads()
  const typed = { first: 'Ada', last: 'Obi', email: 'right@example.com', phone: '' }
  const wrong = { ...typed, email: 'right@example' }
  const answer = await api.press(`/inbox/people/${lead?.id}/correct`, wrong)
  expect(await answer.text()).toContain('“right@example” is not an email address')
  expect(await api.leads.leads()).toMatchObject([{ body: { email: 'wrong@example.com' } }])
  await api.press(`/inbox/people/${lead?.id}/correct`, typed)
  expect(await api.leads.leads()).toMatchObject([{ body: { email: 'right@example.com' } }])
  expect(await api.read(`/inbox/${lead?.id}`)).toContain('Corrected: email was wrong@example.com.')
  expect((await send(api.ask, 'contact', body, KEY)).status).toBe(200)
})

test('a correction leaves what a colleague typed who has given the same address', async () => {
  const api = await signedIn()
  const colleague = { ...VALID_BODIES.funding, firstName: 'Obi', businessEmail: 'ada@example.com' }
  await send(api.ask, 'funding', { ...colleague, email: 'obi@example.com' })
  await send(api.ask, 'waitlist')
  const [, lead] = await api.leads.leads()
  const typed = { first: 'Adaeze', last: 'Obi', email: 'ada@example.com', phone: '+2348031234567' }
  await api.press(`/inbox/people/${lead?.id}/correct`, typed)
  expect((await api.leads.leads()).map(({ body }) => [body['firstName'], body['email']])).toEqual([
    ['Obi', 'obi@example.com'],
    ['Adaeze', 'ada@example.com'],
  ])
})

const NOBODY = { first: '', last: '', email: '', phone: '' }

test.each([
  ['funding', { phone: '8031112222', countryCode: '+234' }],
  ['waitlist', { phoneNumber: '2348031112222' }],
  ['demo', { phone: '+2348031112222' }],
] as const)('a number is corrected as a %s has it', (call, expected) => {
  const typed = { ...NOBODY, phone: '+234 803 111 2222' }
  expect(corrected({ body: VALID_BODIES[call] }, typed)?.body).toMatchObject(expected)
  expect(corrected({ body: VALID_BODIES[call] }, NOBODY)).toBeUndefined()
})
