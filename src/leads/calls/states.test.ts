import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { loadStates, resetStates } from './states.ts'

const server = useServer()

afterEach(() => {
  resetStates()
})

const states: Record<string, string[]> = { Nigeria: ['Abia', 'Lagos'], Kenya: ['Nairobi'] }

function answerStates(): ReturnType<typeof vi.fn> {
  const asked = vi.fn<(country: string) => void>()
  server.use(
    http.post<never, { country: string }>('*/states', async ({ request }) => {
      const { country } = await request.json()
      asked(country)
      const names = states[country] ?? []
      return HttpResponse.json({ error: false, data: { states: names.map((name) => ({ name })) } })
    }),
  )
  return asked
}

test('the states of the picked country are offered, and asked for once', async () => {
  const asked = answerStates()
  expect(await loadStates('Nigeria')).toEqual(['Abia', 'Lagos'])
  expect(await loadStates('Kenya')).toEqual(['Nairobi'])
  expect(await loadStates('Nigeria')).toEqual(['Abia', 'Lagos'])
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['an error', { error: true, data: { states: [{ name: 'Abia' }] } }],
  ['no states', { data: { states: [] } }],
  ['another shape', { data: [{ name: 'Abia' }] }],
  ['states that are not texts', { data: { states: [{ name: 1 }, null, {}] } }],
])('%s is a failure', async (_what, body) => {
  server.use(http.post('*/states', () => HttpResponse.json(body)))
  expect(await loadStates('Nigeria')).toBeNull()
})

test('a failure is not remembered', async () => {
  server.use(http.post('*/states', () => HttpResponse.error(), { once: true }))
  expect(await loadStates('Nigeria')).toBeNull()
  answerStates()
  expect(await loadStates('Nigeria')).toHaveLength(2)
})

test('a thousand states are a thousand, without duplicates and blanks', async () => {
  const list = Array.from({ length: 1000 }, (_, index) => ({ name: ` State ${index} ` }))
  server.use(
    http.post('*/states', () =>
      HttpResponse.json({ data: { states: [...list, ...list, { name: ' ' }] } }),
    ),
  )
  expect(await loadStates('Nigeria')).toHaveLength(1000)
})
