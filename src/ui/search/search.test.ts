import { expect, test } from 'vitest'
import { createSearch, excerpt, partsOf } from './search.ts'

const entry = (title: string, text: string, path = '/') => ({ path, title, text, about: '' })
const search = createSearch({
  guides: [entry('How money follows the work', 'A milestone is a piece of work. Each has a sum.')],
  pages: [
    entry('Lenders', 'See each milestone you fund.', '/lender'),
    entry('Prix', 'Le déblocage suit l’avancement.'),
  ],
  questions: [entry('Can I stop a payment?', 'Yes, until the milestone is done.')],
})

const titles = (text: string) => {
  const { hits } = search(text)
  return [...hits.guides, ...hits.pages, ...hits.questions].map(({ title }) => title)
}

test.each([
  ['milstone', 'milestone', 3],
  ['paymnt', 'payment', 1],
  ['Milestone', 'Milestone', 3],
  ['milestone paymant', 'milestone payment', 1],
  ['deblocage', 'deblocage', 1],
  ['déblocages', 'déblocage', 1],
])('%s is found as %s, %i times', (text, query, count) => {
  expect(search(text)).toMatchObject({ query, count })
})

test('a letter alone, as an article is, is not called misspelled', () => {
  expect(search('l’avancement')).toMatchObject({ query: 'l’avancement', isCorrected: false })
  expect(search('l’avancemant')).toMatchObject({ query: 'avancement', isCorrected: true })
})

test('a word that is written right finds no other word, and the beginning of a word is enough', () => {
  expect(titles('pay')).toEqual(['Can I stop a payment?'])
  expect(titles('sum')).toEqual(['How money follows the work'])
})

test('words that are not found together are offered alone, as they are spelled', () => {
  expect(search('lendrs zink stop')).toMatchObject({ count: 0, alone: ['lenders', 'stop'] })
})

test.each(['', '   ', '?!', 'l', '-milestone" OR', 'x'.repeat(5000)])('%j is no fault', (text) => {
  expect(() => search(text)).not.toThrow()
})

test('what was found is marked, with its accents, in the sentence that has it', () => {
  const words = new Set(['deblocage'])
  expect(partsOf('Le déblocage suit.', words)).toEqual([
    { text: 'Le ', isFound: false },
    { text: 'déblocage', isFound: true },
    { text: ' suit.', isFound: false },
  ])
  const text = `${'A first sentence that says nothing. '.repeat(9)}Le déblocage suit.`
  expect(excerpt(text, words)).toBe('Le déblocage suit.')
})
