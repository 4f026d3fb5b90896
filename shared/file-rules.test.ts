import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileProblem, startsAs, subtypeOf, typeOfFile } from './file-rules.ts'

const limits = { fileBytes: 10 * 1024 * 1024, files: 10 }
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['plan.pdf', 'application/pdf', 'application/pdf'],
  ['plan.PDF', '', 'application/pdf'],
  ['photo.JPG', 'image/jpeg', 'image/jpeg'],
  ['photo.jpeg', 'application/octet-stream', 'image/jpeg'],
  ['offer.docx', '', docx],
  ['offer.docx', `${docx}; charset=binary`, docx],
  ['offer.docx', 'application/wps-office.docx', docx],
  ['offer.docx', 'application/zip', docx],
  ['offer.docx', 'application/x-zip-compressed', docx],
  ['offer.docx', 'application/msword', docx],
  ['sums.xlsx', 'application/vnd.ms-excel', sheet],
  ['sums.xlsx', 'application/haansoftxlsx', sheet],
  ['photo.jpg', 'image/jpg', 'image/jpeg'],
  ['photo.jpg', 'image/pjpeg', 'image/jpeg'],
  ['photo.jpg', 'image/png', 'image/jpeg'],
  ['photo.png', 'image/x-png', 'image/png'],
  ['plan.pdf', 'application/x-pdf', 'application/pdf'],
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
  [0, 'plan.pdf was not added: the file is empty.'],
  [1, null],
  [limits.fileBytes, null],
  [limits.fileBytes + 1, 'plan.pdf was not added: it is larger than 10 MB.'],
  [2 * 1024 ** 3, 'plan.pdf was not added: it is larger than 10 MB.'],
])('a file of %i bytes: %s', (size, problem) => {
  expect(fileProblem({ name: 'plan.pdf', type: 'application/pdf', size }, 0, limits)).toBe(problem)
})

test('fifty files at once: ten are taken', () => {
  const taken = Array.from({ length: 50 }, (_, already) =>
    fileProblem({ name: 'a.pdf', type: '', size: 5 }, already, limits),
  ).filter((problem) => problem === null)
  expect(taken).toHaveLength(10)
})

test('a file is known by its first bytes', () => {
  const webp = new TextEncoder().encode('RIFF1234WEBPVP8 ')
  expect(startsAs('image/webp', webp)).toBe(true)
  expect(startsAs('image/webp', new TextEncoder().encode('RIFF1234WAVEfmt '))).toBe(false)
  expect(startsAs('application/pdf', new Uint8Array())).toBe(false)
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
