// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment, fileName } from './file-name.ts'

const KEY = 'landingpage/6990f5e7.pdf'
const named = (name: unknown) => fileName({ uploadedFiles: [{ S3Key: KEY, name }] }, KEY)

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['Grundriß Süd 2.PDF', 'Grundriß Süd 2.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\plans\\plan.pdf', 'plan.pdf'],
  ['plan.exe', 'plan.exe.pdf'],
  ['fdp.\u202Enalp', 'fdp. nalp.pdf'],
  ['a\r\nb: c.pdf', 'a b c.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['…', '…'.concat('.pdf')],
  ['', '6990f5e7.pdf'],
  [undefined, '6990f5e7.pdf'],
])('a file that its visitor called %j is saved as %s', (name, saved) => {
  expect(named(name)).toBe(saved)
})

test('a name of dots and spaces without end is cut quickly', () => {
  const startedAt = performance.now()
  expect(named(`${'. '.repeat(30_000)}x`)).toMatch(/^[^\s.][^/]*\.pdf$/)
  expect(performance.now() - startedAt).toBeLessThan(200)
})

test('whatever a visitor calls a file, its name is safe to save and to send in a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const saved = named(name)
      expect(saved).toMatch(/^[^\s./\\][^/\\\p{Cc}\p{Cf}"]*\.pdf$/u)
      expect(saved.length).toBeLessThan(110)
      const header = attachment(saved)
      expect(header).toMatch(/^attachment; filename="[\x20-\x7E]*"; filename\*=UTF-8''[\w.!%~-]+$/)
      expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(saved)
    }),
  )
})
