import { expect, test } from 'vitest'
import { fileName, sumOf } from './facts.ts'

const KEY = 'landingpage/6990f5e7.pdf'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['Grundriß Süd 2.PDF', 'Grundriß Süd 2.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\plans\\plan.pdf', 'plan.pdf'],
  ['plan.exe', 'plan.exe.pdf'],
  ['fdp.\u202Enalp', 'fdp. nalp.pdf'],
  ['a\r\nb: c.pdf', 'a b c.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['', '6990f5e7.pdf'],
  [undefined, '6990f5e7.pdf'],
  [`${'. '.repeat(30_000)}x`, '6990f5e7.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('a file that its visitor called %j is saved as %s', (name, saved) => {
  expect(fileName({ uploadedFiles: [{ S3Key: KEY, name }] }, KEY)).toBe(saved)
})

test.each([
  [25_000_000, '25,000,000'],
  [1.7e308, '1.7E308'],
])('the sum of %d is shown as %s', (amount, shown) => {
  expect(sumOf({ body: { currency: 'NGN', amount } })).toEqual(['NGN', shown])
})
