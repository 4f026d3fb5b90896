// @vitest-environment node
import { expect, test } from 'vitest'
import { send } from '#lead-api/calls/call.fixture.ts'
import { testSql } from '#lead-api/test-support.ts'
import { signedIn } from './inbox.fixture.ts'

const CONFIRMED = { confirmed: 'yes' }

/** The hidden fields of the form on a page that asks first. */
function fieldsOn(page: string): Record<string, string> {
  const fields = page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}

test('the leads of a search are deleted after a page that says how many, and no other', async () => {
  const { ask, leads, press, search, get } = await signedIn()
  for (let n = 0; n < 3; n += 1) await send(ask, 'profile', { linkedInUrl: `casino-${n}` })
  await send(ask, 'contact')
  expect(await search()).not.toContain('delete-found')
  expect(await search({ q: 'casino' })).toContain('Delete all leads that this search finds')
  const page = await (await press('/inbox/delete-found', { q: 'casino' })).text()
  expect(page).toContain('This search finds 3 leads.')
  expect(await leads.leads()).toHaveLength(4)
  await send(ask, 'profile', { linkedInUrl: 'casino-later' })
  const done = await (await press('/inbox/delete-found', fieldsOn(page))).text()
  expect(done).toContain('with their files: 3.')
  expect((await leads.leads()).map(({ body }) => body['linkedInUrl'])).toEqual([
    undefined,
    'casino-later',
  ])
  expect(await (await get('/inbox/acts')).text()).toContain('Deleted the leads of a search (3)')
})

test('thousands of leads are deleted in steps, each of which says what is left', async () => {
  const sql = testSql()
  const { ask, press, search } = await signedIn({ sql })
  await send(ask, 'contact')
  await send(ask, 'profile')
  const copy = `INSERT INTO leads (id, call, received_at, body, search_text, answer_status,
      answer_body)
    WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2099)
    SELECT 'copy-' || i, call, received_at, body, search_text, answer_status, answer_body
    FROM leads, n WHERE call = 'profile'`
  await sql.run(copy)
  let page = await (await press('/inbox/delete-found', { form: 'profile' })).text()
  const left: string[] = []
  for (let step = 0; step < 3; step += 1) {
    left.push(/(?:finds |\. )(\d+) leads/.exec(page)?.[1] ?? '')
    page = await (await press('/inbox/delete-found', fieldsOn(page))).text()
  }
  expect(left).toEqual(['2100', '1100', '100'])
  expect(page).toContain('with their files: 100.')
  expect(await search({ form: 'profile', status: 'all' })).toContain('no such lead')
  expect(await search()).toContain('Ada')
})

test.each([
  '',
  ' ',
  '%',
  'ada',
  'example.com',
  '@example.com',
  'a@example.com, b@example.com',
  '_',
])('what is no address, such as %j, deletes nothing', async (email) => {
  const { ask, leads, press } = await signedIn()
  await send(ask, 'contact')
  const page = await (await press('/inbox/erase', { email, ...CONFIRMED })).text()
  expect(page).toContain('Nothing was deleted: type one e-mail address')
  expect(await leads.leads()).toHaveLength(1)
})
