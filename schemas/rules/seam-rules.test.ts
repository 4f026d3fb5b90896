import { expect, test } from 'vitest'
import { checkSeams } from './seam-rules.ts'

function told(...sections: { _type: string; tone?: string; hidden?: boolean }[]) {
  const findings = checkSeams({
    sections: sections.map((one, _key) => ({ _key: `${_key}`, ...one })),
  })
  return findings.map(({ message, path }) => [message, path])
}

const hero = { _type: 'hero', tone: 'laterite' }
const steps = { _type: 'steps' }
const quotes = { _type: 'testimonials' }

test('an editor is told which section makes a third band of one ground, and which a second dark one', () => {
  expect(told(hero, steps, quotes, { _type: 'faqList', tone: 'plaster' })).toEqual([
    [
      'Steps, Testimonials and Questions have one background: change one, or put another section between them.',
      ['sections', { _key: '3' }],
    ],
  ])
  expect(told(hero, { ...quotes, tone: 'bush' }, steps)).toEqual([
    [
      'Hero and Testimonials are both dark: change one background, or put another section between them.',
      ['sections', { _key: '1' }],
    ],
  ])
})

test('two bands of one ground are fine, and a hidden section parts none', () => {
  expect(told(hero, steps, quotes, { _type: 'faqList' })).toEqual([])
  expect(told(hero, steps, { _type: 'faqList', hidden: true }, quotes, steps)).toHaveLength(1)
})
