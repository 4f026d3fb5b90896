import { expect, test } from 'vitest'
import { among } from '#schemas/rules/dataset.fixture.ts'
import { checkOneClaim } from '#schemas/rules/dataset-rules.ts'
import { checkClaimRow } from './claim.ts'

test.each([
  [{ question: 'Who insures?' }, true],
  [{ answer: 'In full.', source: 'The policy' }, true],
  [{ answer: 'In full.' }, expect.stringContaining('Say where this answer comes from')],
  [{ source: 'The policy' }, expect.stringContaining('write the answer, or remove the source')],
])('an answer and its source come together: %j', (row, result) => {
  expect(checkClaimRow(row)).toEqual(result)
})

test('two claims cannot say the same, because their answers could differ', async () => {
  const insured = { _id: 'insured', _type: 'claim', text: 'Funds 100% insured' }
  const around = among([insured], { _id: 'drafts.new', _type: 'claim' })
  expect(await checkOneClaim('funds 100% Insured', around)).toContain('contradict each other')
  expect(await checkOneClaim('Up to US$85,000', around)).toBe(true)
  expect(await checkOneClaim(insured.text, among([insured], insured))).toBe(true)
})
