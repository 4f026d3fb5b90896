// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileEndings } from '#shared/lists.ts'
import { typeOfFile } from '#shared/file-rules.ts'
import { refuseFile } from './uploads.ts'

test.each([
  ['empty.pdf', new File([], 'empty.pdf', { type: 'application/pdf' }), 'the file is empty.'],
  [
    'run.exe',
    new File(['MZ'], 'run.exe'),
    'only PDF, PNG, JPEG, WebP, DOCX and XLSX files can be sent.',
  ],
])('%s is refused before any call, with the reason', async (name, refused, reason) => {
  expect(await refuseFile(refused, 0)).toBe(`${name} was not added: ${reason}`)
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
  expect(await refuseFile(honest, 10)).toBe('plan.pdf was not added: 10 files are the most.')
})

test('whatever a browser calls it, a file that may be chosen is sent by its ending', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fileEndings), fc.string(), (ending, type) => {
      const sent = typeOfFile({ name: `Plan${ending}`, type })
      return sent !== null && sent === typeOfFile({ name: `Plan${ending.toUpperCase()}`, type: '' })
    }),
  )
})

test.each([
  ['offer.docx', 'PK\u0003\u0004', 'application/wps-office.docx'],
  ['offer.docx', 'PK\u0003\u0004', 'application/zip'],
  ['plan.pdf', '%PDF-1.7', 'application/x-pdf'],
])('%s is taken, whatever its browser calls it', async (name, start, type) => {
  expect(await refuseFile(new File([start], name, { type }), 0)).toBe(null)
})
