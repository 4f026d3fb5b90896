// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isRecord } from '#src/lib/json.ts'
import { sandboxWith, temporaryFolder } from '../../test-support.ts'
import { VALID_BODIES, inboxOf, inject, send } from '../lead.fixture.ts'
import type { TestSandbox } from '../../test-support.ts'

const PDF = { 'content-type': 'application/pdf' }

afterEach(() => {
  vi.useRealTimers()
})

/** A signed address as a path, and the key the file will have. */
async function sign({ ask, sandbox }: TestSandbox): Promise<{ path: string; key: string }> {
  const answer: unknown = await (await send(ask, 'upload')).json()
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {}
  const [url, key] = [String(data['url']), String(data['key'])]
  expect(answer).toEqual({ data: { url, key }, key })
  expect(url).toContain(`${sandbox.origin}/`)
  return { path: url.slice(sandbox.origin.length), key }
}

test('a developer who attaches a file finds it with the application', async () => {
  const stateDir = await temporaryFolder()
  const api = await sandboxWith({}, { stateDir })
  const { path, key } = await sign(api)
  const body = 'a plan'
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body })).status).toBe(200)
  const uploadedFiles = [{ Bucket: 'documents', S3Key: key, type: 'application/pdf' }]
  await send(api.ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles })

  const sha256 = createHash('sha256').update(body).digest('hex')
  const file = { key, bytes: 6, contentType: 'application/pdf', sha256 }
  expect(await inboxOf(api.ask)).toMatchObject([
    { call: 'upload', files: [file] },
    { call: 'funding', files: [file] },
  ])
  expect(await readdir(join(stateDir, 'uploads'))).toEqual([key.split('/')[1]])
  const download = await api.ask(`/inbox/files/${key}`)
  expect(await download.text()).toBe(body)
  expect(download.headers.get('content-disposition')).toBe('attachment')
})

test('a sandbox that keeps nothing still holds a file until it stops', async () => {
  const api = await sandboxWith({})
  const { path, key } = await sign(api)
  await api.ask(path, { method: 'PUT', headers: PDF, body: 'a plan' })
  expect(await (await api.ask(`/inbox/files/${key}`)).text()).toBe('a plan')
  expect((await api.ask('/inbox/files/landingpage/other.pdf')).status).toBe(404)
})

test('two files never share a key', async () => {
  const api = await sandboxWith({})
  const keys = [(await sign(api)).key, (await sign(api)).key]
  expect(keys[0]).toMatch(/^landingpage\/[\da-f-]{36}\.pdf$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a file of 10 MB is taken, and one byte more is not', async () => {
  const api = await sandboxWith({})
  const { path } = await sign(api)
  const limit = 10 * 1024 * 1024
  const tooLarge = { method: 'PUT', headers: PDF, body: new Uint8Array(limit + 1) }
  expect((await api.ask(path, tooLarge)).status).toBe(413)
  expect(await inboxOf(api.ask)).toMatchObject([{ files: [] }])
  const fitting = { method: 'PUT', headers: PDF, body: new Uint8Array(limit) }
  expect((await api.ask(path, fitting)).status).toBe(200)
})

test.each([
  ['another key', (path: string) => path.replace(/[\da-f]\.pdf/, 'x.pdf')],
  ['another type', (path: string) => path.replace('application%2Fpdf', 'text%2Fhtml')],
  ['a later end', (path: string) => path.replace(/expires=\d/, 'expires=9')],
  ['no signature', (path: string) => path.replace(/signature=.*/, '')],
])('an address forged with %s is refused', async (_, forge) => {
  const api = await sandboxWith({})
  const { path } = await sign(api)
  const answer = await api.ask(forge(path), { method: 'PUT', headers: PDF, body: 'x' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('signature') })
})

test('a signed address is good for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = await sandboxWith({})
  const { path } = await sign(api)
  vi.setSystemTime(Date.now() + 5 * 60 * 1000)
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: 'x' })).status).toBe(200)
  vi.setSystemTime(Date.now() + 1)
  const late = await api.ask(path, { method: 'PUT', headers: PDF, body: 'x' })
  expect(late.status).toBe(403)
  expect(await late.json()).toEqual({ message: expect.stringContaining('expired') })
})

test('a file of another type than was signed is refused', async () => {
  const api = await sandboxWith({})
  const { path } = await sign(api)
  const headers = { 'content-type': 'text/html' }
  const answer = await api.ask(path, { method: 'PUT', headers, body: '<p>' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('application/pdf') })
})

test('an upload that a fault met is forgotten unless it says otherwise', async () => {
  const api = await sandboxWith({})
  const { path } = await sign(api)
  await inject(api.ask, { call: 'upload-put', status: 500, times: 1 })
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: 'x' })).status).toBe(500)
  expect(await inboxOf(api.ask)).toMatchObject([{ files: [] }])
  await inject(api.ask, { call: 'upload-put', status: 500, store: true })
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: 'x' })).status).toBe(500)
  expect(await inboxOf(api.ask)).toMatchObject([{ files: [{ bytes: 1 }] }])
})
