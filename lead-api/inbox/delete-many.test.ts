// @vitest-environment node
import { expect, test } from 'vitest'
import { send } from '#lead-api/calls/call.fixture.ts'
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
  expect(page).toContain('Nothing was deleted: type one email address')
  expect(await leads.leads()).toHaveLength(1)
})
