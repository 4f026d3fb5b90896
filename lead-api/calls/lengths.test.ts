import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadApiWith } from '#lead-api/test-support.ts'
import type { StringSchema } from 'yup'
import { VALID_BODIES, send } from './call.fixture.ts'
import { longText, text } from '#shared/leads/body-rules.ts'

const REAL_NAMES = [
  'Nguyễn Thị Ánh Nguyệt',
  'Nguyễn Thị Ánh Nguyệt'.normalize('NFD'),
  'श्रीनिवास रामानुजन्',
  'க்ஷேமா ஸ்ரீநிவாசன்',
  'শর্মিষ্ঠা ভট্টাচার্য্য',
  'สมชาย ศรีสุริยวงศ์น้ำผึ้ง',
  'မောင်မောင်ဦး ကျော်စွာ',
  'ཧྐྵྨླྺྼྻྂ',
  'בְּרֵאשִׁ֖ית בָּרָ֣א',
  'مُحَمَّدٌ ٱلۡفَاتِحُ',
  'Ọlúṣẹ́gun Ọbásanjọ́'.normalize('NFD'),
  'Zoë 👩🏽‍❤️‍💋‍👨🏿 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣',
]

test.each(REAL_NAMES)('a person called %s may send a lead', (name) => {
  expect(problemOf(text, name)).toBeUndefined()
  expect(problemOf(longText, `${name} `.repeat(80))).toBeUndefined()
})

const units = (...parts: string[]) => fc.constantFrom(...parts)
/** One letter for a person, and thousands of units for a page. */
const ENDLESS = fc.oneof(
  fc.array(units('\u0301', '\u0327', '\u0338', '\u20DD', '\u0E49', '\u{1E8D0}'), minimum(3000)),
  fc.array(units('\u0301\u200D', '\u0489\u034F', '\u0301\u200B\uFE0F'), minimum(3000)),
  fc.array(units('\u200D👩', '\u200D👦🏽', '\u200D❤️'), minimum(3000)),
  fc.array(units('\u1100', '\u1161', '\u{E0067}', '\uFF9E', '\u0600'), minimum(8000)),
)

test('a text that looks short and is endless is refused', () => {
  fc.assert(
    fc.property(units('a', '한', 'क', '👩', ''), ENDLESS, (letter, marks) => {
      const problem = problemOf(text, letter + marks.join(''))
      expect(problem).toMatch(/^this (?:is too long|must )/)
    }),
    { numRuns: 40 },
  )
})

test('a lead of one endless letter is refused with a sentence, and is not stored', async () => {
  const { ask, leads } = leadApiWith()
  const firstName = `a${'\u0301'.repeat(30_000)}`
  const answer = await send(ask, 'contact', { ...VALID_BODIES.contact, firstName })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({
    message: 'firstName must have at most ten marks on one letter.',
  })
  expect(await leads.leads()).toEqual([])
})

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['both', '[{"a":', '}]'],
])('a body of thousands of %s within each other is refused, new or repeated', async (_, a, z) => {
  const { ask } = leadApiWith()
  const key = { 'idempotency-key': 'k1' }
  await send(ask, 'contact', VALID_BODIES.contact, key)
  for (const levels of [9, 5000]) {
    const deep = `${a.repeat(levels)}1${z.repeat(levels)}`
    for (const body of [deep, `{"firstName":${deep}}`]) {
      const answer = await send(ask, 'contact', body, key)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: 'The body has too many levels.' },
      ])
    }
  }
})

function minimum(minLength: number) {
  return { minLength, maxLength: minLength + 1000 }
}

function problemOf(rule: StringSchema, value: string): string | undefined {
  try {
    rule.validateSync(value, { strict: true })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
