// @vitest-environment node
import { expect, test } from 'vitest'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'

const headers = { authorization: 'Bearer x' }

test('the Studio remembers how an editor likes the lists, also after a restart', async () => {
  const stateDir = await temporaryFolder()
  const { ask } = await sandboxWith({}, { stateDir })
  const body = JSON.stringify([{ key: 'sort', value: { by: 'title' } }])
  const put = await ask('/v1/users/me/keyvalue', { method: 'PUT', headers, body })
  expect(await put.json()).toEqual([{ key: 'sort', value: { by: 'title' } }])
  const next = await sandboxWith({}, { stateDir })
  const answer = await next.ask('/v1/users/me/keyvalue/sort,layout', { headers })
  expect(await answer.json()).toEqual([
    { key: 'sort', value: { by: 'title' } },
    { key: 'layout', value: null },
  ])
})

test('nonsense and strangers are refused', async () => {
  const { ask } = await sandboxWith({})
  expect((await ask('/v1/users/me/keyvalue/sort')).status).toBe(401)
  const put = await ask('/v1/users/me/keyvalue', { method: 'PUT', headers, body: '{' })
  expect(put.status).toBe(400)
})
