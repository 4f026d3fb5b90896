import { expect, test } from 'vitest'
import { sandboxWith } from './test-support.ts'

test.each(['/auth/signup', '/calculator', '/scheduler/firm/project-brief'])(
  'a visitor who follows a link to %s sees its path and query, as text',
  async (path) => {
    const { ask } = await sandboxWith({})
    const page = await (await ask(`${path}?name=Ada+%3Cb%3E&refId=abc`)).text()
    expect(page).toContain(path)
    expect(page).toContain('Ada &lt;b&gt;')
    expect(page).toContain('abc')
  },
)

test.each(['ng', 'NG', 'gb-eng'])('a visitor sees the flag of %s', async (code) => {
  const { ask } = await sandboxWith({})
  const answer = await ask(`/flags/${code}.svg`)
  expect(answer.headers.get('content-type')).toContain('image/svg+xml')
  expect(await answer.text()).toContain('viewBox="0 0 640 480"')
})

test.each(['zz', '..%2F1x1%2Fng'])('there is no flag of %s', async (code) => {
  const { ask } = await sandboxWith({})
  expect((await ask(`/flags/${code}.svg`)).status).toBe(404)
})
