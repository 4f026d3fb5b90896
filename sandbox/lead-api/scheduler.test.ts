// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { sandboxWith } from '#sandbox/test-support.ts'

class Button extends EventTarget {
  disabled = false
}

test('a visitor sees the name and e-mail the form knew, as text', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/scheduler?name=Ada+%3Cb%3E&email=ada%40example.com')
  const page = await answer.text()
  expect(page).toContain('Ada &lt;b&gt;')
  expect(page).toContain('ada@example.com')
  expect(page).toContain('Book this time')
})

test('the site may frame it, and no other script runs in it', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/scheduler/firm/project-brief')
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
