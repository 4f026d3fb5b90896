import { expect, test } from 'vitest'
import { priceAdvice } from './advice.ts'

const plans = [0, 20_000, 45_000].map((baseAmount, index) => {
  return { _id: `plan-${index}`, _type: 'plan', baseAmount }
})

function prices(software: string, delivery: string) {
  return {
    _id: 'prices',
    _type: 'prices',
    software: { figure: software },
    delivery: { figure: delivery },
  }
}

function text(heading: string) {
  return { _id: 'page', _type: 'page', sections: [{ heading }] }
}

test('an editor learns which text names another price than the plans or the fee', () => {
  const agreed = text('The software: from NGN 0. Paid plans start at NGN 20,000. Our fee is 7.5%.')
  expect(priceAdvice([...plans, prices('NGN 0', '7.5%'), agreed])).toEqual([])
  const wrong = text('From NGN 5,000. Premium: 8% of its cost. A year costs 15% less.')
  expect(priceAdvice([...plans, prices('NGN 10', '7%'), wrong])).toEqual([
    'page: "From NGN 5,000.", but the cheapest plan costs NGN 0.',
    'page: "8% of its cost.", but the fee is 7.5%.',
    'prices: "from NGN 10", but the cheapest plan costs NGN 0.',
    'prices: "a fee of 7%", but the fee is 7.5%.',
  ])
})
