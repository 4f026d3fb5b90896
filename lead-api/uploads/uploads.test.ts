// @vitest-environment node
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { isRecord } from '../../src/lib/json.ts'
import { VALID_BODIES, send } from '../calls/call.fixture.ts'
import { createFolderFiles } from '../node/folder-files.ts'
import { StorageUnavailable } from '../store/storage-unavailable.ts'
import { leadApiWith, temporaryFolder } from '../test-support.ts'
import { createMemoryFiles } from './file-store.ts'
import type { TestLeadApi } from '../test-support.ts'

const PDF = { 'content-type': 'application/pdf' }
const PLAN = '%PDF-1.7 a plan'

afterEach(() => {
  vi.useRealTimers()
})

/** A signed address as a path, and the key the file will have. */
async function sign({ ask, origin }: TestLeadApi): Promise<{ path: string; key: string }> {
  const answer: unknown = await (await send(ask, 'upload')).json()
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {}
  const [url, key] = [String(data['url']), String(data['key'])]
  expect(answer).toEqual({ data: { url, key }, key })
  expect(url).toContain(`${origin}/`)
  return { path: url.slice(origin.length), key }
}

test('a file is with the application that names it, and on the disk', async () => {
  const folder = await temporaryFolder()
  const api = leadApiWith({ files: createFolderFiles(folder) })
  const { path, key } = await sign(api)
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })).status).toBe(200)
  const uploadedFiles = [{ Bucket: 'documents', S3Key: key, type: 'application/pdf' }]
  await send(api.ask, 'funding', { ...VALID_BODIES.funding, uploadedFiles })

  const sha256 = createHash('sha256').update(PLAN).digest('hex')
  const file = { key, bytes: PLAN.length, contentType: 'application/pdf', sha256 }
  expect(await api.leads.leads()).toMatchObject([
    { call: 'upload', files: [file] },
    { call: 'funding', files: [file] },
  ])
  expect(await readdir(folder)).toEqual([basename(key)])
  expect(await readFile(join(folder, basename(key)), 'utf8')).toBe(PLAN)
})

test('a program that was renamed to a PDF is refused, and an empty file too', async () => {
  const api = leadApiWith()
  const { path, key } = await sign(api)
  const renamed = await api.ask(path, { method: 'PUT', headers: PDF, body: 'MZ a program' })
  expect(renamed.status).toBe(415)
  expect(await renamed.json()).toEqual({ message: expect.stringContaining('a PDF') })
  const empty = await api.ask(path, { method: 'PUT', headers: PDF, body: '' })
  expect(empty.status).toBe(400)
  expect(await api.leads.file(key)).toBeUndefined()
})

test('a file that found the disk full is not said to be stored', async () => {
  const api = leadApiWith({ files: { ...createMemoryFiles(), put: findFullDisk } })
  const { path, key } = await sign(api)
  const answer = await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('cannot store') })
  expect(await api.leads.file(key)).toBeUndefined()
  expect(api.log).toContain('Not stored: the disk is full.')
})

test('two files never share a key', async () => {
  const api = leadApiWith()
  const keys = [(await sign(api)).key, (await sign(api)).key]
  expect(keys[0]).toMatch(/^landingpage\/[\da-f-]{36}\.pdf$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('a file of 10 MB is taken, and one byte more is not', async () => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const limit = 10 * 1024 * 1024
  const tooLarge = { method: 'PUT', headers: PDF, body: pdfOf(limit + 1) }
  expect((await api.ask(path, tooLarge)).status).toBe(413)
  expect(await api.leads.leads()).toMatchObject([{ files: [] }])
  const fitting = { method: 'PUT', headers: PDF, body: pdfOf(limit) }
  expect((await api.ask(path, fitting)).status).toBe(200)
})

test.each([
  ['another key', (path: string) => path.replace(/[\da-f]\.pdf/, 'x.pdf')],
  ['another type', (path: string) => path.replace('application%2Fpdf', 'text%2Fhtml')],
  ['a later end', (path: string) => path.replace(/expires=\d/, 'expires=9')],
  ['no signature', (path: string) => path.replace(/signature=.*/, '')],
])('an address forged with %s is refused', async (_, forge) => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const answer = await api.ask(forge(path), { method: 'PUT', headers: PDF, body: PLAN })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('signature') })
})

test('a signed address is good for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = leadApiWith()
  const { path } = await sign(api)
  vi.setSystemTime(Date.now() + 5 * 60 * 1000)
  expect((await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })).status).toBe(200)
  vi.setSystemTime(Date.now() + 1)
  const late = await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN })
  expect(late.status).toBe(403)
  expect(await late.json()).toEqual({ message: expect.stringContaining('expired') })
})

test('a file of another type than was signed is refused', async () => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const headers = { 'content-type': 'text/html' }
  const answer = await api.ask(path, { method: 'PUT', headers, body: '<p>' })
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('application/pdf') })
})

/** A PDF of so many bytes. */
function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes)
  new TextEncoder().encodeInto(PLAN, file)
  return file
}

async function findFullDisk(): Promise<void> {
  throw new StorageUnavailable('the disk is full')
}
