// @vitest-environment node
import { expect, test } from 'vitest'
import { errorResponse } from '#sandbox/content-api/responses.ts'
import { ndjson, sandboxWith, queryPath } from '#sandbox/test-support.ts'
import { DeadlineError, withDeadline } from './deadline.ts'
import { runQuery } from './groq.ts'

const documents = Array.from({ length: 1000 }, (_, index) => ({ _id: `p${index}`, _type: 'page' }))
const view = {
  documents,
  byId: new Map(documents.map((one) => [one._id, one])),
  byType: new Map([['page', documents]]),
}

test.each([
  'count(*[_id in *[_id in *[]._id]._id])',
  '*[count(*[count(*[_id > ^.^._id]) > 0]) > 0]',
  '*{"all": *{"all": *{"all": *._id}}}',
  '*[_type == "page"]|order(count(*[_id < ^._id && count(*[_id < ^._id]) > 1]))',
])(
  'a query that would take for ever is stopped, and the next one is answered: %s',
  async (query) => {
    const started = performance.now()
    await expect(runQuery({ query, params: {}, view, deadline: 200 })).rejects.toThrow(
      DeadlineError,
    )
    expect(performance.now() - started).toBeLessThan(5000)
    expect(await runQuery({ query: 'count(*)', params: {}, view, deadline: 5000 })).toBe(1000)
  },
)

test('a client reads that its query took too long', async () => {
  const answer = errorResponse(new DeadlineError('The query took longer than 10 seconds.'), '*')
  expect(answer.status).toBe(408)
  expect(await answer.json()).toEqual({
    error: {
      type: 'queryTimeoutError',
      description: 'The query took longer than 10 seconds.',
      query: '*',
    },
  })
})

test('what fails fails as it did, and what succeeds has its result', async () => {
  expect(withDeadline(5000, () => undefined)).toBeUndefined()
  expect(() => withDeadline(5000, () => JSON.parse('{'))).toThrow(SyntaxError)
  const { ask } = await sandboxWith({ 'content.ndjson': ndjson({ _id: 'a', _type: 'page' }) })
  expect((await ask(queryPath('*[_id == "a"]'))).status).toBe(200)
})
