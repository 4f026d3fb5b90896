// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { encodeSignatureHeader } from '@sanity/webhook'
import { expect, onTestFinished, test } from 'vitest'
import { createRebuilds } from './rebuilds.ts'
import { serveWebhook } from './server.ts'
import { createWebhook } from './webhook.ts'

const SECRET = 'a secret that nobody guesses'

/** A webhook on a free port, and how many rebuilds it began. */
async function serve() {
  let begun = 0
  const rebuilds = createRebuilds({ rebuild: async () => void (begun += 1), log: () => {} })
  const handle = createWebhook({ secret: SECRET, rebuilds })
  const server = await serveWebhook({ handle, host: '127.0.0.1', port: 0 })
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, begun: () => begun }
}

test('a delivery over the network rebuilds the site, byte for byte as it was signed', async () => {
  const { port, begun } = await serve()
  // Parsed and serialized again, this body would differ.
  const body =
    '{ "_id": "page-home",\n "_updatedAt": "2026-05-01T11:59:58Z", "title": "\\u017dlu 😀" }'
  const answer = await fetch(`http://127.0.0.1:${port}/any/path`, {
    method: 'POST',
    headers: { 'sanity-webhook-signature': await encodeSignatureHeader(body, Date.now(), SECRET) },
    body,
  })
  expect(answer.status).toBe(202)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual({ message: 'A rebuild starts.' })
  expect(begun()).toBe(1)
})

test('a body that is too large is refused, and the next delivery is answered', async () => {
  const { port, begun } = await serve()
  const post = { method: 'POST', body: 'x'.repeat(2 * 1024 * 1024) }
  const large = await fetch(`http://127.0.0.1:${port}/`, post).then(
    ({ status }) => status,
    () => 'cut',
  )
  expect([413, 'cut']).toContain(large)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(405)
  expect(begun()).toBe(0)
})

test('a sender that goes away in the middle of a body does no harm', async () => {
  const { port, begun } = await serve()
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await new Promise<void>((resolve) => {
    const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"_id"'
    socket.write(head, () => resolve())
  })
  socket.destroy()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(405)
  expect(begun()).toBe(0)
})

test('a taken port is named', async () => {
  const { port } = await serve()
  const second = serveWebhook({ handle: async () => new Response(), host: '127.0.0.1', port })
  await expect(second).rejects.toThrow(
    `Port ${port} (webhook) cannot be used. Stop the other program, or set WEBHOOK_PORT`,
  )
})

test('without a secret the webhook does not start, and says why', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/webhook.ts'], {
    env: { ...process.env, SANITY_WEBHOOK_SECRET: '' },
    encoding: 'utf8',
  })
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr:
      'Set SANITY_WEBHOOK_SECRET to the secret of the webhook. Without it, anyone could request rebuilds.\n',
    stdout: '',
  })
})
