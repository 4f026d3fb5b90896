// @vitest-environment node
import { expect, test } from 'vitest'
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

test.each([
  ['Ivory Coast', 'Abidjan'],
  ["Côte d'Ivoire", 'Abidjan'],
  ['Cote d’Ivoire', 'Abidjan'],
  ['Tanzania', 'Dodoma'],
  ['United Republic of Tanzania', 'Dodoma'],
  ['Democratic Republic of the Congo', 'Kinshasa'],
  ['DR Congo', 'Kinshasa'],
  ['Congo', 'Brazzaville'],
  ['Republic of the Congo', 'Brazzaville'],
  ['The Gambia', 'Banjul'],
  ['Eswatini', 'Manzini'],
  ['Swaziland', 'Manzini'],
  ['São Tomé and Príncipe', 'Príncipe'],
  ['Cabo Verde', 'Ilhas de Barlavento'],
  ['Cape Verde', 'Ilhas de Barlavento'],
  ['UNITED STATES', 'Texas'],
  ['USA', 'Texas'],
])('%s is a country with a place called %s', (country, state) => {
  const { body } = statesOf(country)
  expect(JSON.stringify(body)).toContain(state)
})

test('every African country has its states', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const african =
    'DZ AO BJ BW BF BI CV CM CF TD KM CD CG CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
  const without = african.split(' ').filter((code) => {
    const { body } = statesOf(names.of(code) ?? '')
    return !JSON.stringify(body).includes('"states":[{"name":"')
  })
  expect(without).toEqual([])
})
