import { expect, test } from 'vitest'
import { buildCountries } from '#shared/countries.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { send } from './call.fixture.ts'
import { statesOf } from './states.ts'

test('a developer who picks Nigeria gets its states by name, and nothing is stored', async () => {
  const { ask, leads } = leadApiWith()
  const answer = await send(ask, 'states')
  expect(answer.status).toBe(200)
  const body = await answer.json()
  expect(body).toMatchObject({ error: false, msg: expect.any(String), data: { name: 'Nigeria' } })
  expect(body).toHaveProperty('data.states.length', 37)
  expect(body).toMatchObject({ data: { states: expect.arrayContaining([{ name: 'Lagos' }]) } })
  expect(await leads.leads()).toEqual([])
})

test('a country nobody knows is said to be unknown', async () => {
  const { ask } = leadApiWith()
  const answer = await send(ask, 'states', { country: 'Atlantis' })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ error: true, msg: expect.any(String) })
})

test('every country that the site offers to build in has its states', () => {
  const without = buildCountries.filter(
    ({ name }) => !JSON.stringify(statesOf(name).body).includes('"states":[{"name":"'),
  )
  expect(without).toEqual([])
})
