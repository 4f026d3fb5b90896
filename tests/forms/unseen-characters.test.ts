import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadNames } from '#src/leads/calls/lead-calls.ts'
import { forms } from '#tests/reference/form-facts.ts'

const unseen = Array.from(
  '\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u202E\u2060\u2066\u2069' +
    '\u3164\uFE0F\uFEFF\uFFF9\u{E0001}\u{E0041}\u{E007F}',
)
/** Chosen from lists, or written by the field itself. */
const chosen = /country|state|currency|amount|role|purpose|uploadedFiles/i

test.each(leadNames)('%s: what nobody sees in an answer is neither judged nor sent', (name) => {
  const { valid, problems, toBody } = forms[name]
  const typed = Object.entries(valid).flatMap(([field, value]) =>
    typeof value === 'string' && value !== '' && !chosen.test(field) ? [{ field, value }] : [],
  )
  const sent = JSON.stringify({ ...toBody(valid), timestamp: '' })
  fc.assert(
    fc.property(
      fc.constantFrom(...typed),
      fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...unseen)), { minLength: 1, maxLength: 5 }),
      ({ field, value }, marks) => {
        const characters = Array.from(value)
        for (const [at, mark] of marks) characters.splice(at, 0, mark)
        const text = characters.join('')
        const values = { ...valid, [field]: text }
        expect([text, problems(values)]).toEqual([text, {}])
        expect([text, JSON.stringify({ ...toBody(values), timestamp: '' })]).toEqual([text, sent])
      },
    ),
  )
  for (const { field } of typed) {
    const nothing = problems({ ...valid, [field]: '' })
    expect(problems({ ...valid, [field]: unseen.join('') })).toEqual(nothing)
  }
})
