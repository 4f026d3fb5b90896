import { expect, test } from 'vitest'
import { cut, reset, trickle, useOutside } from './test-server.fixture.ts'
import { post } from './request.ts'

const outside = useOutside()
const address = 'https://host.example/call'

test('the status counts though the body breaks off', async () => {
  outside.answer(cut(201))
  expect(await post(address, {})).toMatchObject({ kind: 'answer', status: 201, body: undefined })
})

test('the status counts though the body trickles past the limit', async () => {
  outside.answer(trickle(201, '{"mess', 1, false))
  const outcome = await post(address, {}, { limit: 100 })
  expect(outcome).toMatchObject({ kind: 'answer', status: 201, body: undefined })
})

test('a slow body that ends in time is read', async () => {
  outside.answer(trickle(400, '{"message":"slow"}', 2))
  expect(await post(address, {})).toMatchObject({ status: 400, body: { message: 'slow' } })
})

test('a connection that breaks before the answer is offline, to a form', async () => {
  outside.answer(reset)
  expect(await post(address, {})).toEqual({ kind: 'offline' })
})
