import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmountInput, parseAmount } from './amount-input.ts'
import { asciiDigits } from './digits.ts'
import { amountWords, isPlainAmount, mayBecomePlain, readAmount } from './read-amount.ts'

const locales = (
  'am ar-EG ar-SA bg bn bn-IN ca cs da de de-AT de-CH de-LI dz el en en-GB en-IN en-NG en-ZA es es-CL ' +
  'es-MX et fa fi fil fr fr-CA fr-CH gu ha he hi hr hu id ig is it it-CH ja ka kk km ko lo lt lv ' +
  'ml mr ms my nb ne nl nl-BE pa pa-Arab pl ps pt-BR pt-PT ro ru sk sl so sq sr sv sw ta te th ti ' +
  'tr uk ur ur-IN uz uz-Arab vi xh yo zh zu'
).split(' ')
const styles: Intl.NumberFormatOptions[] = [
  {},
  { style: 'currency', currency: 'NGN', currencyDisplay: 'code' },
  { style: 'currency', currency: 'USD', currencyDisplay: 'symbol' },
  { numberingSystem: 'fullwide' },
  { numberingSystem: 'mathsans' },
]
const scale: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

function sumOfWords(words: string): number {
  let sum = 0
  for (const [, number, word = ''] of words.matchAll(/([\d.]+)(?: (\w{4,}))?/g))
    sum += Number(number) * (scale[word] ?? 1)
  return sum
}

test('a sum that was copied in any country is the sum that is sent, and that the words say', () => {
  const cents = fc.oneof(
    fc.integer({ min: 1, max: 99_999 }),
    fc.integer({ min: 1, max: 9_999_999_999_999 }),
    fc.integer({ min: 1, max: 999_999_999 }).map((whole) => whole * 100),
  )
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(...locales),
      fc.constantFrom(...styles),
      fc.constantFrom(0, 2),
      (amount, locale, style, least) => {
        const digits = amount % 100 === 0 ? least : 2
        const copied = new Intl.NumberFormat(locale, {
          ...style,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(amount / 100)
        const { value } = formatAmountInput(readAmount(copied))
        expect([copied, parseAmount(value)]).toEqual([copied, amount / 100])
        expect(sumOfWords(amountWords(value))).toBeCloseTo(amount / 100, 2)
      },
    ),
    { numRuns: 3000 },
  )
})

test.each([
  ['1 milhão', '1,000,000'],
  ['2,5 mil milhões', '2,500,000,000'],
  ['milioni 5', '5,000,000'],
  ['elfu 50', '50,000'],
  ['300 mille FCFA', '300,000'],
  ['5 million NGN', '5,000,000'],
  ['N5M', '5,000,000'],
  ['2,5 Mio. €', '2,500,000'],
  ['1.250 million', '1,250,000'],
  ['12.5 lakh', '1,250,000'],
  ['5 ملايين', '5,000,000'],
  ['3 crore', '30,000,000'],
  ['1.25E+06', '1,250,000'],
  ['₦5,000,000.00', '5,000,000.00'],
  ['5 million - 10 million', '5,000,000'],
  ['-500', '500'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  ['1.250', '1,250'],
  ['1,250', '1,250'],
  ['\u200E5,000\u200F', '5,000'],
  ['five', ''],
])('"%s" from elsewhere is %s in the field', (copied, shown) => {
  expect(formatAmountInput(readAmount(copied)).value).toBe(shown)
})

test.each([
  ['5', '5'],
  ['0.5', '0.5'],
  ['12,505', '12 thousand 505'],
  ['1,250,000.50', '1 million 250 thousand and 0.50'],
  ['45,000,005.5', '45 million 5.5'],
  ['1,000,000,000.', '1 billion'],
  ['.', ''],
  ['', ''],
])('"%s" in words is "%s"', (shown, words) => {
  expect(amountWords(shown)).toBe(words)
})

test.each([
  ['', true, true],
  ['5', true, true],
  ['1,250,000.50', true, true],
  ['12,50,000', true, true],
  ['₦5,000,000.00', true, true],
  ['1,2', false, true],
  ['1.250', false, true],
  ['0,5', false, false],
  ['1250,50', false, false],
  ['1.250.', false, false],
  ['-500', false, false],
  ['5 million', false, false],
  ['9'.repeat(16), false, false],
])('"%s" needs no caution: %s; while it is typed: %s', (text, isPlain, may) => {
  expect([isPlainAmount(text), mayBecomePlain(text)]).toEqual([isPlain, may])
})

test('what needs no caution is read as anybody would read it', () => {
  const typed = fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', 'm', '-', ' ') })
  fc.assert(
    fc.property(typed, (text) => {
      if (!isPlainAmount(text)) return
      const { value } = formatAmountInput(text)
      const amount = parseAmount(value)
      expect(amount ?? 0).toBe(Number(text.replaceAll(',', '').replace(/^\.?$/, '0')))
      expect(sumOfWords(amountWords(value))).toBeCloseTo(amount ?? 0, 5)
    }),
  )
})

test('digits of every script count', () => {
  const sevens = Intl.supportedValuesOf('numberingSystem')
    .map((system) => new Intl.NumberFormat('en', { numberingSystem: system }).format(7))
    .filter((digit) => /^\p{Nd}$/u.test(digit))
  expect(sevens.length).toBeGreaterThan(50)
  expect(new Set(sevens.map(asciiDigits))).toEqual(new Set(['7']))
})
