// @vitest-environment node
import { expect, test } from 'vitest'
import { sandboxWith } from '#sandbox/test-support.ts'

test.each(['ng', 'NG', 'gb-eng'])('a visitor sees the flag of %s', async (code) => {
  const { ask } = await sandboxWith({})
  const answer = await ask(`/flags/${code}.svg`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('max-age=')
  expect(await answer.text()).toContain('viewBox="0 0 640 480"')
})

test.each(['zz', '..%2F1x1%2Fng', 'ng.svg', '%2e%2e'])('there is no flag of %s', async (code) => {
  const { ask } = await sandboxWith({})
  expect((await ask(`/flags/${code}.svg`)).status).toBe(404)
})
