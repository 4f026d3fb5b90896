// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '#sandbox/adapters/node.ts'
import { refusalFor } from '#sandbox/guard.ts'
import { temporaryFolder } from '#sandbox/test-support.ts'
import type { SandboxServer } from '#sandbox/adapters/node.ts'

const PATH = '/v2025-02-19/data/listen/production?query=*'
const PAGE = { origin: 'http://localhost:3333' }

async function start(): Promise<SandboxServer> {
  const contentDir = await temporaryFolder()
  const server = await startSandbox({ contentDir, port: 0, log: () => {} })
  onTestFinished(() => server.close())
  return server
}

async function sentOn(origin: string, headers: Record<string, string>): Promise<URL> {
  const answer = await fetch(`${origin}${PATH}`, { headers, redirect: 'manual' })
  expect(answer.status).toBe(307)
  expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE.origin)
  return new URL(answer.headers.get('location') ?? '')
}

test('a page reads its streams on other ports, a different one each time', async () => {
  const { origin, sandbox } = await start()
  const urls = [await sentOn(origin, PAGE), await sentOn(origin, PAGE)]
  for (const url of urls) {
    expect(url.hostname).toBe('localhost')
    expect(Number(url.port)).toBeGreaterThan(sandbox.port)
    expect(Number(url.port)).toBeLessThanOrEqual(sandbox.port + 16)
  }
  expect(urls[0]?.port).not.toBe(urls[1]?.port)
})

test('the ticket opens the stream, again and again, to a browser that hides its origin', async () => {
  const { origin } = await start()
  const url = await sentOn(origin, { ...PAGE, authorization: 'Bearer x' })
  for (const attempt of [1, 2]) {
    const end = new AbortController()
    const answer = await fetch(url, { headers: { origin: 'null' }, signal: end.signal })
    expect([attempt, answer.status]).toEqual([attempt, 200])
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(answer.headers.get('access-control-allow-origin')).toBe('null')
    end.abort()
  }
})

test('a forged ticket opens nothing', async () => {
  const { origin } = await start()
  const url = await sentOn(origin, PAGE)
  url.searchParams.set('_ticket', `editor.${url.searchParams.get('_ticket')?.split('.')[1]}`)
  const refused = refusalFor(new Request(url, { headers: { origin: 'null' } }))
  expect(refused?.status).toBe(403)
  const foreign = refusalFor(new Request(url, { headers: { origin: 'https://evil.example' } }))
  expect(foreign?.status).toBe(403)
})

test('a program, which has no such limit, reads on the port it asked', async () => {
  const { origin } = await start()
  const end = new AbortController()
  const answer = await fetch(`${origin}${PATH}`, { signal: end.signal })
  expect(answer.redirected).toBe(false)
  expect(answer.status).toBe(200)
  end.abort()
})

test('without a server beside it the sandbox streams by itself', async () => {
  const { sandbox } = await start()
  const answer = await sandbox.fetch(new Request(`${sandbox.origin}${PATH}`, { headers: PAGE }))
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
})
