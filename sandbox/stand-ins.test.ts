import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { sandboxWith } from './test-support.ts'

class Button extends EventTarget {
  disabled = false
}

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

test('the site may frame the scheduler, and no other script runs in it', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/scheduler')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'self' http://localhost:* http://127.0.0.1:*")
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
  expect(await answer.text()).toContain(`nonce="${nonce}"`)
  expect(answer.headers.get('x-frame-options')).toBeNull()
})

test('a visitor who books a time lets the site know, as the real widget does', async () => {
  const { ask } = await sandboxWith({})
  const page = await (await ask('/scheduler')).text()
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
  const tell = vi.fn<(message: unknown, target: string) => void>()
  const [button, status] = [new Button(), { textContent: '' }]
  const elements: Record<string, unknown> = { button, '[role=status]': status }
  runInNewContext(script, {
    window: { parent: { postMessage: tell } },
    document: { querySelector: (selector: string) => elements[selector] },
    location: { origin: 'http://localhost:4100' },
    crypto,
  })
  expect(tell.mock.lastCall).toEqual([{ event: 'calendly.profile_page_viewed', payload: {} }, '*'])

  button.dispatchEvent(new Event('click'))
  const uri = expect.stringMatching(/^http:/)
  expect(tell.mock.lastCall).toEqual([
    { event: 'calendly.event_scheduled', payload: { event: { uri }, invitee: { uri } } },
    '*',
  ])
  expect(button.disabled).toBe(true)
  expect(status.textContent).toBe('The call is booked.')
})

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
