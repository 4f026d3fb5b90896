import { expect, test } from 'vitest'
import { cut, reset, trickle, useTestServer } from './test-server.fixture.ts'
import { post } from './request.ts'

const server = useTestServer()
const address = 'https://host.example/call'

test('the status counts although the body breaks off', async () => {
  server.respond(cut(201))
  expect(await post(address, {})).toMatchObject({ kind: 'response', status: 201, body: undefined })
})

test('the status counts although the body takes longer than the limit', async () => {
  server.respond(trickle(201, '{"mess', 1, false))
  const outcome = await post(address, {}, { limit: 100 })
  expect(outcome).toMatchObject({ kind: 'response', status: 201, body: undefined })
})

test('a slow body that ends in time is read', async () => {
  server.respond(trickle(400, '{"message":"slow"}', 2))
  expect(await post(address, {})).toMatchObject({ status: 400, body: { message: 'slow' } })
})

test('a connection that breaks before the response counts as offline', async () => {
  server.respond(reset)
  expect(await post(address, {})).toEqual({ kind: 'offline' })
})
