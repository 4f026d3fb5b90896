// @vitest-environment jsdom
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { isUploadAddress } from './upload-sign.ts'
import { refuseFile, uploadFile } from './uploads.ts'

const server = setupServer()
const signed = 'http://localhost:4100/uploads/'
let puts: { authorization: string | null; type: string | null }[] = []
let signs: unknown[] = []

// jsdom's XMLHttpRequest asks before it sends to another origin, as a browser does.
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
  'Access-Control-Allow-Methods': 'PUT',
}

beforeAll(() => server.listen())
beforeEach(() => {
  puts = []
  signs = []
  server.use(http.options('*/uploads/*', () => new HttpResponse(null, { headers: cors })))
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

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

test('a file is signed for and sent: bucket, type and area as §7 words it', async () => {
  answerSign()
  answerPut()
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

test('two files of one name have keys of their own', async () => {
  answerSign()
  answerPut()
  const results = await Promise.all([uploadFile(file()).result, uploadFile(file()).result])
  const keys = results.map((result) => result.ok && result.file.S3Key)
  expect(new Set(keys).size).toBe(2)
})

test('a key beside the data is read, too', async () => {
  answerSign({ data: { url: `${signed}x` }, key: 'outer' })
  answerPut()
  expect(await uploadFile(file()).result).toMatchObject({ ok: true, file: { S3Key: 'outer' } })
})

const unsigned = 'Signature Upload Failed,try again later'

test.each([
  ['no address', { data: { key: 'k' } }, 200, unsigned],
  ['no key', { data: { url: `${signed}x` } }, 200, unsigned],
  ['nothing', { data: null }, 200, unsigned],
  ['another host', { data: { url: 'https://evil.example/x', key: 'k' } }, 200, unsigned],
  [
    'a name in the address',
    { data: { url: 'http://a:b@localhost:4100/x', key: 'k' } },
    200,
    unsigned,
  ],
  ['a refusal', { error: 'No', message: 'Not this file' }, 403, 'Not this file'],
  ['a refusal that is no text', { error: {}, message: 5 }, 500, unsigned],
])('signing with %s says what it must, and no file is sent', async (_what, body, status, text) => {
  answerSign(body, status)
  answerPut()
  expect(await uploadFile(file()).result).toEqual({ ok: false, text })
  expect(puts).toEqual([])
})

test('a signing service that cannot be reached is told', async () => {
  server.use(http.post('*/identity/files/upload', () => HttpResponse.error()))
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: unsigned })
})

test('a signature that has expired is renewed once', async () => {
  answerSign()
  answerPut(403, 200)
  expect(await uploadFile(file()).result).toMatchObject({ ok: true, file: { S3Key: 'key-2' } })
  answerPut(403, 403, 200)
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'Error: upload rejected' })
  expect(signs).toHaveLength(4)
})

test.each([400, 413, 500])('an upload answered with %i is rejected', async (status) => {
  answerSign()
  answerPut(status)
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'Error: upload rejected' })
})

test('an upload whose connection breaks has failed', async () => {
  answerSign()
  server.use(http.put('*/uploads/*', () => HttpResponse.error()))
  expect(await uploadFile(file()).result).toEqual({ ok: false, text: 'File upload failed' })
})

test('a cancelled upload is aborted, whether it runs or waits for its turn', async () => {
  answerSign()
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
  answerSign()
  answerPut()
  const seen: number[] = []
  await uploadFile(file(), (percent) => seen.push(percent)).result
  expect(seen.at(-1)).toBe(100)
})

test.each([
  ['empty.pdf', new File([], 'empty.pdf', { type: 'application/pdf' }), 'the file is empty.'],
  [
    'run.exe',
    new File(['MZ'], 'run.exe'),
    'only PDF, PNG, JPEG, WebP, DOCX and XLSX files can be sent.',
  ],
  ['fake.pdf', new File(['MZ not a PDF'], 'fake.pdf'), 'its content is not what its name says.'],
])('%s is refused before any call, with the reason', async (name, refused, reason) => {
  expect(await refuseFile(refused, 0)).toBe(`${name} was not added: ${reason}`)
})

test('an honest file is taken, the eleventh is not', async () => {
  expect(await refuseFile(file(), 9)).toBeNull()
  expect(await refuseFile(file(), 10)).toBe('plan.pdf was not added: 10 files are the most.')
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
