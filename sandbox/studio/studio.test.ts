import { expect, test } from 'vitest'
import { clientOf, sandboxWith } from '#sandbox/test-support.ts'
import { isRecord } from '#shared/json.ts'
import type { TestSandbox } from '#sandbox/test-support.ts'

async function json(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const body: unknown = await (await answer).json()
  return isRecord(body) ? body : {}
}

function signIn({ ask }: TestSandbox, target: string): Promise<Response> {
  return ask(`/v1/auth/login/local?${new URLSearchParams({ origin: target, withSid: 'true' })}`)
}

test('an editor who opens the Studio is signed in without a prompt', async () => {
  const opened = await sandboxWith({})
  const { ask } = opened
  expect(await json(ask('/v1/users/me'))).toEqual({})
  const answer = await signIn(opened, 'http://localhost:3333/structure?x=1')
  expect(answer.status).toBe(302)
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.href).toMatch(/^http:\/\/localhost:3333\/structure\?x=1#sid=\w+$/)
  const session = back.hash.slice('#sid='.length)
  const { token } = await json(ask(`/v1/auth/fetch?sid=${session}`))
  const authorization = `Bearer ${String(token)}`
  expect(await json(ask('/v1/users/me', { headers: { authorization } }))).toMatchObject({
    id: 'local-editor',
    name: 'Local editor',
    role: 'administrator',
  })
  expect((await ask(`/v1/auth/fetch?sid=${session}`)).status).toBe(401)
})

test.each([
  'https://evil.example/',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  '',
])('nobody is sent to %s with a session', async (target) => {
  const answer = await signIn(await sandboxWith({}), target)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('location')).toBeNull()
})

test('the client finds the editor and the names of others', async () => {
  const { sandbox, ask } = await sandboxWith({})
  expect(await clientOf(sandbox).users.getById('me')).toMatchObject({ name: 'Local editor' })
  const one: unknown = await (await ask('/v1/users/local-editor')).json()
  expect(one).toMatchObject({ id: 'local-editor', displayName: 'Local editor' })
  const two: unknown = await (await ask('/v1/users/a,b')).json()
  expect(two).toMatchObject([{ id: 'a' }, { id: 'b' }])
})

test('the editor may do everything, and the project is described', async () => {
  const { sandbox, ask, log } = await sandboxWith({})
  const acl: unknown = await (await ask('/v1/projects/sandbox/datasets/production/acl')).json()
  expect(acl).toMatchObject([{ permissions: expect.arrayContaining(['read', 'update']) }])
  const client = clientOf(sandbox)
  expect(await client.projects.getById('sandbox')).toMatchObject({ displayName: 'Sandbox' })
  expect(await client.datasets.list()).toMatchObject([{ name: 'production' }])
  const quiet = [
    '/v2024-11-12/intake/telemetry-status',
    '/v1/features',
    '/v1/journey/trial?x=1',
    '/v1/help',
    '/v1/ping',
    '/v1/subscriptions/project/sandbox',
    '/v1/data/references/production/documents/a/to',
    '/v1/projects/sandbox/user-applications',
    '/v1/check/cors',
  ]
  for (const path of quiet) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect(log).toEqual([])
})

const editor = { authorization: 'Bearer x' }

test('the Studio remembers how an editor likes the lists', async () => {
  const { ask } = await sandboxWith({})
  const body = JSON.stringify([{ key: 'sort', value: { by: 'title' } }])
  const put = await ask('/v1/users/me/keyvalue', { method: 'PUT', headers: editor, body })
  expect(await put.json()).toEqual([{ key: 'sort', value: { by: 'title' } }])
  const answer = await ask('/v1/users/me/keyvalue/sort,layout', { headers: editor })
  expect(await answer.json()).toEqual([
    { key: 'sort', value: { by: 'title' } },
    { key: 'layout', value: null },
  ])
  expect((await ask('/v1/users/me/keyvalue/sort')).status).toBe(401)
})
