import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPagePath } from '#schemas/rules/rules.ts'
import { suggestPath } from './suggest-path.ts'

test.each([
  ['Spring offer, 2027!', '/spring-offer-2027'],
  ['Owner’s guide: café & crèche', '/owners-guide-cafe-creche'],
  ['سياسة', undefined],
  ['', undefined],
])('a page named "%s" is offered %s', (title, path) => {
  expect(suggestPath(title, [])).toBe(path)
})

test('nothing is offered that shows something else already', () => {
  expect(suggestPath('Lender', ['/lender', '/lender-2'])).toBe('/lender-3')
  expect(suggestPath('Pricing', [])).toBe('/pricing-2')
  expect(suggestPath('Propriétaires', [], '/fr')).toBe('/fr/proprietaires')
})

test('whatever the title, what is offered can be published and read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const path = suggestPath(title, ['/a'])
      if (path === undefined) return
      expect(checkPagePath(path)).toBe(true)
      expect(path.length).toBeLessThan(70)
    }),
  )
})
