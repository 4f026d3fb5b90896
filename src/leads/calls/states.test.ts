import { delay, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadStates, resetStates } from './states.ts'

const server = setupServer()
const failed = { kind: 'failed', text: 'Unable to load states' }

beforeAll(() => server.listen())
afterEach(() => {
  server.resetHandlers()
  resetStates()
})
afterAll(() => server.close())

const states: Record<string, string[]> = { Nigeria: ['Abia', 'Lagos'], Kenya: ['Nairobi'] }

function answerStates(slow?: string): ReturnType<typeof vi.fn> {
  const asked = vi.fn<(country: string) => void>()
  server.use(
    http.post<never, { country: string }>('*/states', async ({ request }) => {
      const { country } = await request.json()
      asked(country)
      if (country === slow) await delay(60)
      const names = states[country] ?? []
      return HttpResponse.json({ error: false, data: { states: names.map((name) => ({ name })) } })
    }),
  )
  return asked
}

test('the states of the picked country are offered, and asked for once', async () => {
  const asked = answerStates()
  expect(await loadStates('Nigeria')).toEqual({ kind: 'states', names: ['Abia', 'Lagos'] })
  expect(await loadStates('Kenya')).toEqual({ kind: 'states', names: ['Nairobi'] })
  expect(await loadStates('Nigeria')).toEqual({ kind: 'states', names: ['Abia', 'Lagos'] })
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a response for a country that is no longer picked is ignored', async () => {
  answerStates('Nigeria')
  const first = loadStates('Nigeria')
  const second = loadStates('Kenya')
  expect(await second).toEqual({ kind: 'states', names: ['Nairobi'] })
  expect(await first).toEqual({ kind: 'superseded' })
})

test.each([
  ['an error', { error: true, data: { states: [{ name: 'Abia' }] } }],
  ['no states', { data: { states: [] } }],
  ['another shape', { data: [{ name: 'Abia' }] }],
  ['states that are not texts', { data: { states: [{ name: 1 }, null, {}] } }],
])('%s is shown as "Unable to load states"', async (_what, body) => {
  server.use(http.post('*/states', () => HttpResponse.json(body)))
  expect(await loadStates('Nigeria')).toEqual(failed)
})

test('a failure is not remembered', async () => {
  server.use(http.post('*/states', () => HttpResponse.error(), { once: true }))
  expect(await loadStates('Nigeria')).toEqual(failed)
  answerStates()
  expect(await loadStates('Nigeria')).toMatchObject({ kind: 'states' })
})

test('a thousand states are a thousand, without duplicates and blanks', async () => {
  const list = Array.from({ length: 1000 }, (_, index) => ({ name: ` State ${index} ` }))
  server.use(
    http.post('*/states', () =>
      HttpResponse.json({ data: { states: [...list, ...list, { name: ' ' }] } }),
    ),
  )
  const result = await loadStates('Nigeria')
  expect(result.kind === 'states' && result.names).toHaveLength(1000)
})
