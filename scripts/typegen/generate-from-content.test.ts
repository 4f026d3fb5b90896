import { expect, test } from 'vitest'
import { untypedQueries } from './generate-from-content.ts'

test('a developer who writes a query without defineQuery is told so: its type would vanish', () => {
  expect(untypedQueries('export const faqQuery = `*[_type == "faqItem"]`')).toEqual(['faqQuery'])
  expect(untypedQueries('const a = 1\nconst faqQuery: string =\n  `*`')).toEqual(['faqQuery'])
  expect(untypedQueries('export const faqQuery = defineQuery(`*`)')).toEqual([])
  expect(untypedQueries('export const faqQuery =\n  defineQuery(`*`)')).toEqual([])
  expect(untypedQueries('// @sanity-typegen-ignore\nexport const faqQuery = `*`')).toEqual([])
})
