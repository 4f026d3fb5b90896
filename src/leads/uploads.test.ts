// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { useServer } from '#tests/support/server.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { refuseFile, uploadFile, isUploadAddress } from './uploads.ts'

const server = useServer()
const signed = 'http://localhost:4100/uploads/'
let puts: { authorization: string | null; type: string | null }[] = []
let signs: unknown[] = []

// jsdom's XMLHttpRequest sends a preflight to another origin, as a browser does.
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'PUT',
}

beforeEach(() => {
  puts = []
  signs = []
  server.use(http.options('*/uploads/*', () => new HttpResponse(null, { headers: cors })))
  answerSign()
  answerPut()
})

function file(name = 'plan.pdf', type = 'application/pdf'): File {
  return new File(['%PDF-1.7 text'], name, { type })
}

function answerSign(body: object = {}, status = 200): void {
  server.use(
    http.post('*/identity/files/upload', async ({ request }) => {
      signs.push(await request.json())
      const key = `key-${signs.length}`
      return HttpResponse.json({ data: { url: signed + key, key }, ...body }, { status })
    }),
  )
}

function answerPut(...statuses: number[]): void {
  server.use(
    http.put('*/uploads/*', ({ request: { headers } }) => {
      puts.push({ authorization: headers.get('Authorization'), type: headers.get('Content-Type') })
      return new HttpResponse(null, { status: statuses.shift() ?? 200, headers: cors })
    }),
  )
}

test('a file is signed for and sent: with bucket, type and area', async () => {
  localStorage.setItem('token', 'secret')
  expect(await uploadFile(file()).result).toEqual({
    ok: true,
    text: 'Uploaded Successfully',
    file: { Bucket: 'documents', S3Key: 'key-1', type: 'application/pdf', name: 'plan.pdf' },
  })
  expect(signs).toEqual([
    {
      Extension: 'pdf',
      Bucket: 'documents',
      ContentType: 'application/pdf',
      uploadArea: 'landingpage',
    },
  ])
  expect(puts).toEqual([{ authorization: null, type: 'application/pdf' }])
})

test('the empty response of the file’s host is not read as a document, about which Firefox complains', async () => {
  const put = vi.spyOn(XMLHttpRequest.prototype, 'send')
  expect((await uploadFile(file()).result).ok).toBe(true)
  const [request] = put.mock.contexts
  expect(request instanceof XMLHttpRequest && request.responseType).toBe('text')
})

test('a key beside the data is read, too', async () => {
  answerSign({ data: { url: `${signed}x` }, key: 'outer' })
  expect(await uploadFile(file()).result).toMatchObject({ ok: true, file: { S3Key: 'outer' } })
})

const unsigned = 'Signature Upload Failed,try again later'

async function uploadSignedWith(body: object, status = 200) {
  answerSign(body, status)
  return { result: await uploadFile(file()).result, puts }
}

function unsent(text: string) {
  return { result: { ok: false, text }, puts: [] }
}

test.each([
  ['of two texts the longest', { error: 'No', message: 'Not this file' }, 403, 'Not this file'],
  ['the one text', { error: 'Too many files', message: {} }, 429, 'Too many files'],
  ['what it must, where neither is a text', { error: {}, message: 5 }, 500, unsigned],
])('signing that is refused says %s, and no file is sent', async (_what, body, status, text) => {
  expect(await uploadSignedWith(body, status)).toEqual(unsent(text))
})

test.each([
  ['an address', { data: { key: 'k' } }],
  ['a key', { data: { url: `${signed}x` } }],
  ['anything', { data: null }],
])('signing without %s has failed, and no file is sent', async (_what, body) => {
  expect(await uploadSignedWith(body)).toEqual(unsent(unsigned))
})

test.each([
  ['another host', 'https://evil.example/x'],
  ['a name in the address', 'http://a:b@localhost:4100/x'],
])('a signed address with %s gets no file', async (_what, url) => {
  expect(await uploadSignedWith({ data: { url, key: 'k' } })).toEqual(unsent(unsigned))
})

test('a signing service that cannot be reached makes the upload fail', async () => {
  server.use(http.post('*/identity/files/upload', () => HttpResponse.error()))
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: unsigned })
})

test('a signature that has expired is renewed once', async () => {
  answerPut(403, 200)
  expect(await uploadFile(file()).result).toMatchObject({ ok: true, file: { S3Key: 'key-2' } })
  answerPut(403, 403, 200)
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'Error: upload rejected' })
  expect(signs).toHaveLength(4)
})

test.each([400, 413, 500])('an upload answered with %i is rejected', async (status) => {
  answerPut(status)
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'Error: upload rejected' })
})

test('an upload whose connection breaks has failed', async () => {
  server.use(http.put('*/uploads/*', () => HttpResponse.error()))
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'File upload failed' })
})

test('a cancelled upload is aborted, whether it runs or waits for its turn', async () => {
  server.use(http.put('*/uploads/*', () => new Promise<never>(() => {})))
  const uploads = ['1', '2', '3', '4'].map((name) => uploadFile(file(`${name}.pdf`)))
  await vi.waitFor(() => expect(signs).toHaveLength(3))
  for (const upload of uploads.toReversed()) upload.cancel()
  const results = await Promise.all(uploads.map(({ result }) => result))
  const aborted = { ok: false, text: 'Signture Upload Aborted' }
  expect(results).toEqual([aborted, aborted, aborted, aborted])
  expect(signs).toHaveLength(3)
  answerPut()
  expect(await uploadFile(file()).result).toMatchObject({ ok: true })
})

test('the visitor sees how far the upload is', async () => {
  const seen: number[] = []
  await uploadFile(file(), (percent) => seen.push(percent)).result
  expect(seen.at(-1)).toBe(100)
})

test.each([
  ['scan.pdf', '', '%PDF-1.7', 'pdf', 'application/pdf'],
  ['PLAN.JPG', 'application/octet-stream', '\u00ff\u00d8\u00ff', 'jpeg', 'image/jpeg'],
])('%s of the type "%s" goes by its ending', async (name, type, start, Extension, ContentType) => {
  const bytes = Uint8Array.from(start, (character) => character.charCodeAt(0))
  const vague = new File([bytes], name, { type })
  expect(await refuseFile(vague, 0)).toBeNull()
  expect(await uploadFile(vague).result).toMatchObject({ ok: true })
  expect(signs).toMatchObject([{ Extension, ContentType }])
  expect(puts).toMatchObject([{ type: ContentType }])
})

test.each([
  ['plan.pdf', 'a PDF'],
  ['plan.png', 'a PNG image'],
  ['plan.jpg', 'a JPEG image'],
  ['plan.webp', 'a WebP image'],
  ['plan.docx', 'a Word document'],
  ['plan.xlsx', 'an Excel sheet'],
])('a %s that is something else is refused with advice', async (name, called) => {
  const sentence = `This file does not open as ${called}. Save it again and add it.`
  expect(await refuseFile(new File(['MZ, a program'], name), 0)).toBe(sentence)
})

const honest = new File(['%PDF-1.7 text'], 'plan.pdf', { type: 'application/pdf' })

test('an honest file is taken, the eleventh is not', async () => {
  expect(await refuseFile(honest, 9)).toBeNull()
  expect(await refuseFile(honest, 10)).toBe('Not sent: 10 files are the most.')
})

test.each([
  ['http://localhost:4100/uploads/x', true],
  ['https://localhost:4100/uploads/x', true],
  ['https://localhost:4100.evil.example/x', false],
  ['//localhost:4100/x', false],
  ['ftp://localhost:4100/x', false],
])('may a file go to %s? %s', (address, may) => {
  expect(isUploadAddress(address)).toBe(may)
})

test('outside the sandbox a file goes to the named hosts, and only over https', () => {
  const real = { sandbox: false, leads: { uploadHosts: ['s3.example'] } }
  expect(isUploadAddress('https://s3.example/documents/x?signature=y', real)).toBe(true)
  expect(isUploadAddress('http://s3.example/documents/x', real)).toBe(false)
  expect(isUploadAddress('https://evil.example/?s3.example', real)).toBe(false)
})
