import { expect, test } from 'vitest'
import { checkAnchor, checkOneTarget, checkTarget } from './target-rules.ts'

const page = { _type: 'reference', _ref: 'page-owner' }
const file = { _type: 'file', asset: { _ref: 'file-a-pdf' } }

test.each([[{ page }], [{ page, anchor: 'faq' }], [{ href: '/contact' }], [{ file }]])(
  'a link leads to %j',
  (link) => {
    expect(checkTarget({ _type: 'link', ...link })).toBe(true)
  },
)

test('a link that leads nowhere is not rendered, unless there has to be one', () => {
  for (const link of [{}, { page: {} }, { href: '' }, { file: { _type: 'file' } }]) {
    expect(checkOneTarget({ _type: 'link', ...link })).toBe(true)
    expect(checkTarget({ _type: 'link', ...link })).toBe('Choose where it leads.')
  }
})

test('a link leads to one place', () => {
  for (const link of [
    { page, href: '/contact' },
    { page, file },
    { href: '/contact', file },
  ])
    expect(checkOneTarget({ _type: 'link', ...link })).toContain('Choose one')
})

test('a part of a page is named as the page names it', () => {
  expect(checkAnchor('information-we-collect')).toBe(true)
  expect(checkAnchor('#faq')).toBeTypeOf('string')
})
