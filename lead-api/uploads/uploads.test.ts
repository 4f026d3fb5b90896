import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { VALID_BODIES, send } from '#lead-api/calls/call.fixture.ts'
import { leadApiWith, testFiles, testSql } from '#lead-api/test-support.ts'
import type { TestLeadApi } from '#lead-api/test-support.ts'
import { PDF, filesOf, sign } from './upload.fixture.ts'

const PLAN = '%PDF-1.7 a plan'

/** Sends a file to its signed address. */
function put(
  { ask }: Pick<TestLeadApi, 'ask'>,
  path: string,
  body: BodyInit = PLAN,
  headers = PDF,
): Promise<Response> {
  return ask(path, { method: 'PUT', headers, body })
}

test('a file is stored, and with the application that names it', async () => {
  const files = testFiles()
  const api = leadApiWith({ files })
  const { path, key } = await sign(api)
  expect((await put(api, path)).status).toBe(200)
  await apply(api, [key])

  const sha256 = createHash('sha256').update(PLAN).digest('hex')
  const file = { key, bytes: PLAN.length, contentType: 'application/pdf', sha256 }
  expect(await api.leads.leads()).toMatchObject([
    { call: 'upload', files: [file] },
    { call: 'funding', files: [file] },
  ])
  expect(new TextDecoder().decode(await files.get(key))).toBe(PLAN)
})

test('a program that was renamed to a PDF is refused, and an empty file too', async () => {
  const api = leadApiWith()
  const { path, key } = await sign(api)
  const renamed = await put(api, path, 'MZ a program')
  expect(renamed.status).toBe(415)
  expect(await renamed.json()).toEqual({
    message: 'The file does not open as what its content type says.',
  })
  const empty = await put(api, path, '')
  expect(empty.status).toBe(400)
  expect(await api.leads.file(key)).toBeUndefined()
})

test('a file of 10 MB is taken, and one byte more is not', async () => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const limit = 10 * 1024 * 1024
  expect((await put(api, path, pdfOf(limit + 1))).status).toBe(413)
  expect(await api.leads.leads()).toMatchObject([{ files: [] }])
  expect((await put(api, path, pdfOf(limit))).status).toBe(200)
})

test.each([
  ['another key', (path: string) => path.replace(/[\da-f]\.pdf/, 'x.pdf')],
  ['another type', (path: string) => path.replace('application%2Fpdf', 'text%2Fhtml')],
  ['a later end', (path: string) => path.replace(/expires=\d/, 'expires=9')],
  ['no signature', (path: string) => path.replace(/signature=.*/, '')],
])('an address forged with %s is refused', async (_, forge) => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const answer = await put(api, forge(path))
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('signature') })
})

test('a signed address is good for five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = leadApiWith()
  const { path } = await sign(api)
  vi.setSystemTime(Date.now() + 5 * 60 * 1000)
  expect((await put(api, path)).status).toBe(200)
  vi.setSystemTime(Date.now() + 1)
  const late = await put(api, path)
  expect(late.status).toBe(403)
  expect(await late.json()).toEqual({ message: expect.stringContaining('expired') })
})

test('a file of another type than was signed is refused', async () => {
  const api = leadApiWith()
  const { path } = await sign(api)
  const headers = { 'content-type': 'text/html' }
  const answer = await put(api, path, '<p>', headers)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('application/pdf') })
})

test('an application that names something else than an uploaded file is refused with a sentence', async () => {
  const api = leadApiWith()
  const { key } = await sign(api)
  const paths = ['..', '.', '/', 'landingpage/', 'landingpage/../../leads.sqlite', '\u0000']
  const others = ['x'.repeat(900), 'é'.repeat(800), '"]', "' OR 1 = 1 --"]
  for (const name of [...paths, ...others, `landingpage/${crypto.randomUUID()}.pdf`]) {
    for (const keys of [[name], [key, name], [`${key}${name}`], [` ${key}`]]) {
      const answer = await apply(api, keys)
      expect([keys, answer.status]).toEqual([keys, 400])
      expect(await answer.json()).toEqual({ message: expect.stringMatching(/add it again\.$/) })
    }
  }
  expect((await apply(api, [key, key])).status).toBe(200)
  expect(await api.leads.leads()).toMatchObject([{ call: 'upload' }, { call: 'funding' }])
})

test('a file belongs to the application that named it first, however often that one is sent', async () => {
  const api = leadApiWith()
  const keys = [(await sign(api)).key, (await sign(api)).key]
  const idempotency = { 'idempotency-key': 'k1' }
  const answers = await Promise.all([1, 2, 3].map(() => apply(api, keys, idempotency)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await apply(api, keys, { 'idempotency-key': 'k2' })).status).toBe(400)
  expect((await apply(api, [keys[1] ?? ''])).status).toBe(400)
  expect((await apply(api, keys, idempotency)).status).toBe(200)
  expect((await api.leads.leads()).filter(({ call }) => call === 'funding')).toHaveLength(1)
})

test('nobody exchanges a file that has arrived, and who sends it again is told that it is there', async () => {
  const files = testFiles()
  const api = leadApiWith({ files })
  const { path, key } = await sign(api)
  const statusOf = async (body: string) => (await put(api, path, body)).status
  expect(await statusOf(PLAN)).toBe(200)
  expect([await statusOf(`${PLAN}!`), await statusOf(PLAN)]).toEqual([403, 200])
  await apply(api, [key])
  expect([await statusOf(`${PLAN}!`), await statusOf(PLAN)]).toEqual([403, 200])
  expect(new TextDecoder().decode(await files.get(key))).toBe(PLAN)
  const late = await sign(api)
  await apply(api, [late.key])
  const answer = await put(api, late.path)
  expect(answer.status).toBe(403)
  expect(await files.get(late.key)).toBeUndefined()
})

test('a file waits for its application for an hour, and an application that comes later is taken without it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const files = testFiles()
  const api = leadApiWith({ files })
  const [early, late] = [await sign(api), await sign(api)]
  for (const { path } of [early, late]) await put(api, path)
  await apply(api, [early.key])
  vi.setSystemTime(Date.now() + 59 * 60 * 1000)
  await api.sweep()
  expect(await files.get(late.key)).toBeDefined()
  vi.setSystemTime(Date.now() + 2 * 60 * 1000)
  await api.sweep()
  expect(await files.get(late.key)).toBeUndefined()
  expect(await files.get(early.key)).toBeDefined()
  expect((await apply(api, [late.key])).status).toBe(200)
  expect((await api.leads.leads()).at(-1)).toMatchObject({ call: 'funding', files: [] })
})

test('however many files arrive at once, few are read at once', async () => {
  const api = leadApiWith()
  const parts: ReadableStreamDefaultController[] = []
  const slow = () => new ReadableStream({ start: (controller) => void parts.push(controller) })
  const sendSigned = async (body: BodyInit): Promise<Response> => {
    const { path } = await sign(api)
    const init = { method: 'PUT', headers: PDF, body, duplex: 'half' }
    return api.ask(path, init)
  }
  const answers = Array.from({ length: 10 }, () => sendSigned(slow()))
  expect((await Promise.race(answers)).status).toBe(503)
  for (const part of parts) part.close()
  await Promise.all(answers)
  expect((await sendSigned(PLAN)).status).toBe(200)
})

test('files without an application have a limit together', async () => {
  const sql = testSql()
  const api = leadApiWith({ sql })
  const { path } = await sign(api)
  await sql.run(
    `INSERT INTO files (key, content_type, bytes, sha256, stored_at)
    VALUES ('landingpage/flood.pdf', 'application/pdf', ?, '0', '')`,
    4 * 1024 ** 3,
  )
  expect((await put(api, path)).status).toBe(503)
  await sql.run("UPDATE files SET lead_id = 'a lead' WHERE key = 'landingpage/flood.pdf'")
  expect((await put(api, path)).status).toBe(200)
})

test.each([
  ['a zip file', ' a holiday', 415],
  ['a zip file with a list of types', '[Content_Types].xml a holiday', 415],
  ['an Excel file', '[Content_Types].xml xl/workbook.xml', 415],
  ['a Word file with macros', '[Content_Types].xml word/document.xml word/vbaProject.bin', 415],
  ['a Word file', '[Content_Types].xml word/document.xml', 200],
])('%s that is sent as a Word file is answered', async (_what, parts, status) => {
  const api = leadApiWith()
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const body = { ...VALID_BODIES.upload, Extension: 'docx', ContentType: type }
  const text = await (await send(api.ask, 'upload', body)).text()
  const [, path = ''] = /"url":"https:\/\/[^/]+([^"]+)"/.exec(text) ?? []
  const headers = { 'content-type': type }
  const answer = await api.ask(path, { method: 'PUT', headers, body: `PK\u0003\u0004${parts}` })
  const disguised = 'The file does not open as what its content type says.'
  expect([answer.status, (await answer.text()).includes(disguised)]).toEqual([
    status,
    status === 415,
  ])
})

/** Sends an application that names files by these keys. */
function apply(
  { ask }: Pick<TestLeadApi, 'ask'>,
  keys: string[],
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = { ...VALID_BODIES.funding, uploadedFiles: filesOf(...keys) }
  return send(ask, 'funding', body, headers)
}

/** A PDF of so many bytes. */
function pdfOf(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes)
  new TextEncoder().encodeInto(PLAN, file)
  return file
}

test('a network that has sent a gigabyte today sends no more files, and others do', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sql = testSql()
  const api = leadApiWith({ sql })
  const sendSigned = async (address: string): Promise<number> => {
    const { path } = await sign(api)
    return (await api.ask(path, { method: 'PUT', headers: PDF, body: PLAN }, address)).status
  }
  expect(await sendSigned('2001:db8::1')).toBe(200)
  expect(await sql.run('SELECT bytes FROM upload_bytes')).toEqual([{ bytes: PLAN.length }])
  expect(JSON.stringify(await sql.run('SELECT * FROM upload_bytes'))).not.toContain('2001:')
  await sql.run('UPDATE upload_bytes SET bytes = 4 * 1024 * 1024 * 1024')
  expect([await sendSigned('2001:db8::2'), await sendSigned('192.0.2.1')]).toEqual([429, 200])
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  expect(await sendSigned('2001:db8::2')).toBe(200)
  await api.sweep()
  expect(await sql.run('SELECT DISTINCT bytes FROM upload_bytes')).toEqual([{ bytes: PLAN.length }])
})
