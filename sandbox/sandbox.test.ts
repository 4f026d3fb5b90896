import { expect, test, vi } from 'vitest'
import { createSandbox } from './sandbox.ts'
import { sandboxWith } from './test-support.ts'

test('a page of another site is turned away before anything is read', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/health', { headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('a page of this machine may read, with its session', async () => {
  const { ask } = await sandboxWith({})
  const origin = 'http://localhost:5173'
  const { headers } = await ask('/health', { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('vary')).toContain('Origin')
})

test('a browser’s preflight is told what it may send', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/anything', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
  expect(answer.headers.get('access-control-allow-headers')).toBe('content-type,idempotency-key')
})

test('an endless body is refused', async () => {
  const { ask } = await sandboxWith({})
  const headers = { 'content-length': String(33 * 1024 * 1024) }
  const answer = await ask('/v1/data/query/production', { method: 'POST', headers, body: 'x' })
  expect(answer.status).toBe(413)
})

test('an owner who would deploy the sandbox is stopped', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await expect(createSandbox({ log: () => {} })).rejects.toThrow('NODE_ENV=production')
  vi.unstubAllEnvs()
})

test('a developer who opens the address that `npm start` prints sees the inbox', async () => {
  const { ask } = await sandboxWith({})
  const answer = await ask('/')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/inbox')
})
