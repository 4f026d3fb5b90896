import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import { checkFigures, findFigures } from './figure-rules.ts'

const about = {
  _id: 'about',
  _type: 'page',
  title: 'About us',
  sections: [
    {
      _key: 's',
      _type: 'statistics',
      items: [
        { _key: 'd', _type: 'statistic', value: '52 million', label: 'units of housing deficit' },
      ],
    },
  ],
}
const lender = {
  _id: 'lender',
  _type: 'page',
  title: 'Lenders',
  sections: [{ _key: 'h', _type: 'hero', heading: 'Build Africa’s 56 Million Housing Deficit' }],
}

test('an editor is told where another text states another figure', async () => {
  expect(await checkFigures(lender, among([about], lender))).toMatchObject([
    {
      message:
        'Two figures for the housing deficit: "56 million" here, "52 million" in "About us".',
      path: ['sections', { _key: 'h' }, 'heading'],
    },
  ])
  expect(await checkFigures(about, among([lender], about))).toMatchObject([
    { path: ['sections', { _key: 's' }, 'items', { _key: 'd' }, 'value'] },
  ])
})

test('texts that agree, or speak of something else, are left alone', async () => {
  const same = {
    ...lender,
    sections: [{ _key: 'h', _type: 'hero', heading: 'A 52 million deficit' }],
  }
  expect(await checkFigures(same, among([about], same))).toBe(true)
  const other = {
    ...lender,
    sections: [{ _key: 'h', _type: 'hero', heading: 'We moved 50 million bricks' }],
  }
  const around = among([about], other)
  expect(await checkFigures(other, around)).toBe(true)
  expect(around.asked).toEqual([])
})

const saying = (heading: string) => ({ ...lender, sections: [{ _key: 'h', heading }] })

test('a headline may round a figure, a reward may not', async () => {
  const rounded = saying('Africa’s 50 Million Housing Deficit')
  expect(await checkFigures(rounded, among([about], rounded))).toBe(true)
  expect(await checkFigures(about, among([rounded], about))).toBe(true)
  const other = saying('A deficit of 60 million')
  expect(await checkFigures(other, among([about], other))).not.toBe(true)
  const reward = saying('Refer a friend and earn $300')
  const another = { ...about, sections: [{ _key: 's', heading: 'Your referral earns $320' }] }
  expect(await checkFigures(reward, among([another], reward))).not.toBe(true)
})

test('a figure inside a formatted answer counts too', () => {
  const children = [
    { _key: 'a', _type: 'span', text: 'Refer a friend and ' },
    { _key: 'b', _type: 'span', text: 'earn $300.' },
  ]
  const [found] = findFigures({ answer: [{ _key: 'k', _type: 'block', children }] })
  expect(found).toMatchObject({
    subject: 'the referral reward',
    figure: '$300',
    place: { path: ['answer', { _key: 'k' }] },
  })
})
