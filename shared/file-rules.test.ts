import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileProblem, startsAs, subtypeOf, typeOfFile } from './file-rules.ts'

const most = 10 * 1024 * 1024
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['plan.pdf', 'application/pdf', 'application/pdf'],
  ['plan.PDF', '', 'application/pdf'],
  ['photo.JPG', 'image/jpeg', 'image/jpeg'],
  ['photo.jpeg', 'application/octet-stream', 'image/jpeg'],
  ['offer.docx', '', docx],
  ['offer.docx', `${docx}; charset=binary`, docx],
  ['offer.docx', 'application/zip', docx],
  ['sums.xlsx', 'application/vnd.ms-excel', sheet],
  ['photo.jpg', 'image/png', 'image/jpeg'],
  ['plan.pdf', 'text/html', 'application/pdf'],
  ['plan.pdf. ', '', 'application/pdf'],
  ['Land title no. 5', 'application/pdf', 'application/pdf'],
  ['document:1024', 'image/jpeg', 'image/jpeg'],
  ['photo.heic', 'image/heic', null],
  ['run.exe', '', null],
  ['pdf', 'text/html', null],
  ['no-ending', '', null],
  ['‮fdp.exe', '', null],
])('%s of the type "%s" is sent as %s', (name, type, sent) => {
  expect(typeOfFile({ name, type })).toBe(sent)
})

test('the extension of the call is the file subtype', () => {
  expect(subtypeOf('application/pdf')).toBe('pdf')
  expect(subtypeOf('image/jpeg')).toBe('jpeg')
})

test.each([
  ['plan.pdf', 0, 'Not sent: the file is empty.'],
  ['plan.pdf', 1, null],
  ['plan.pdf', most, null],
  ['plan.pdf', most + 1, 'Not sent: 10.1 MB. The limit is 10 MB for each file.'],
  ['run.exe', 1, 'Not sent: only PDF, PNG, JPEG, WebP, DOCX and XLSX files can be sent.'],
])('%s of %i bytes: %s', (name, size, problem) => {
  expect(fileProblem({ name, type: '', size }, 0)).toBe(problem)
})

test('a file is known by its first bytes', () => {
  const webp = new TextEncoder().encode('RIFF1234WEBPVP8 ')
  expect(startsAs('image/webp', webp)).toBe(true)
  expect(startsAs('image/webp', new TextEncoder().encode('RIFF1234WAVEfmt '))).toBe(false)
  expect(startsAs('application/pdf', new Uint8Array())).toBe(false)
  expect(startsAs('application/pdf', new TextEncoder().encode('\uFEFF\r\n%PDF-1.4'))).toBe(true)
  expect(startsAs('application/pdf', new TextEncoder().encode('\r\n\r\n'))).toBe(false)
  expect(startsAs('text/html', webp)).toBe(false)
})

test('whatever its name, a file is sent as an allowed type or not at all', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, type) => {
      const sent = typeOfFile({ name, type })
      return sent === null || /^(image|application)\/[\w.-]+$/.test(sent)
    }),
  )
})
