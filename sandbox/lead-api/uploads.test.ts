// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { isRecord } from '#shared/json.ts'
import { sandboxWith, temporaryFolder } from '#sandbox/test-support.ts'
import { inboxOf, inject } from './lead.fixture.ts'
import type { TestSandbox } from '#sandbox/test-support.ts'

const PDF = { 'content-type': 'application/pdf' }
const PLAN = '%PDF-1.7 a plan'

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
  const body = PLAN
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body })).status).toBe(200)
  const uploadedFiles = [{ Bucket: 'documents', S3Key: key, type: 'application/pdf' }]
  await send(api.ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles })

  const sha256 = createHash('sha256').update(body).digest('hex')
  const file = { key, bytes: PLAN.length, contentType: 'application/pdf', sha256 }
  expect(await inboxOf(api.ask)).toMatchObject([
    { call: 'upload', files: [file] },
    { call: 'funding', files: [file] },
  ])
  expect(await readdir(join(stateDir, 'uploads'))).toEqual([key.split('/')[1]])
  const download = await api.ask(`/inbox/files/${key}`)
  expect(await download.text()).toBe(body)
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="/)
})

test('a sandbox that keeps nothing still holds a file until it stops', async () => {
  const api = await sandboxWith({})
  const { path, key } = await sign(api)
  await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })
  expect(await (await api.ask(`/inbox/files/${key}`)).text()).toBe(PLAN)
  expect((await api.ask('/inbox/files/landingpage/other.pdf')).status).toBe(404)
})

test('an upload that a fault met is forgotten unless it says otherwise', async () => {
  const api = await sandboxWith({})
  const { path } = await sign(api)
  await inject(api.ask, { call: 'upload-put', status: 500, times: 1 })
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })).status).toBe(500)
  expect(await inboxOf(api.ask)).toMatchObject([{ files: [] }])
  await inject(api.ask, { call: 'upload-put', status: 500, store: true })
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })).status).toBe(500)
  expect(await inboxOf(api.ask)).toMatchObject([{ files: [{ bytes: PLAN.length }] }])
})

test('an application of which a fault leaves nothing is answered as one that is stored', async () => {
  const api = await sandboxWith({})
  const { path, key } = await sign(api)
  await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })
  await inject(api.ask, { call: 'funding', delayMs: 1, times: 1 })
  const uploadedFiles = [{ Bucket: 'documents', S3Key: key, type: 'application/pdf' }]
  const body = { ...VALID_BODIES.funding, uploadedFiles }
  expect((await send(api.ask, 'funding', body)).status).toBe(200)
  expect((await send(api.ask, 'funding', body)).status).toBe(200)
  expect((await inboxOf(api.ask)).map(({ call }) => call)).toEqual(['upload', 'funding'])
})
