import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyOf, showsOthers } from './copy.ts'

test.each([
  [{ title: 'Contact', path: '/contact' }, { title: 'Copy of Contact' }],
  [
    { title: 'Owner', name: 'Ada' },
    { title: 'Copy of Owner', name: 'Ada' },
  ],
  [{ name: 'Ada' }, { name: 'Copy of Ada' }],
  [{ question: 'Who pays?' }, { question: 'Copy of Who pays?' }],
  [{ from: '/old', to: '/new' }, { to: '/new' }],
  [{ sections: [] }, { sections: [] }],
])('a copy is named as one and takes nobody’s address: %o', (document, copy) => {
  expect(copyOf(document)).toEqual(copy)
})

test('everything else of a document is in its copy, which leaves the document as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      const before = structuredClone(document)
      const copy = copyOf(document)
      expect(document).toEqual(before)
      for (const field of Object.keys(document)) {
        const isSame = Object.is(copy[field], document[field])
        expect(isSame || ['title', 'name', 'question', 'path', 'from'].includes(field)).toBe(true)
      }
    }),
  )
})

test.each([
  ['a card', { _ref: 'card-a' }, true],
  ['a person', { _ref: 'member-a', _weak: false }, true],
  ['a page that it links to', { _ref: 'page-a', _weak: true }, false],
  ['an image', { asset: { _ref: 'image-abc-10x10-png' } }, false],
  ['a file', { asset: { _ref: 'file-abc-pdf' } }, false],
  ['words', { heading: 'Build' }, false],
])('an editor is told of what both show, which is not said of %s alone', (_what, part, isShown) => {
  expect(showsOthers({ sections: [{ _key: 'a', cards: [part] }] })).toBe(isShown)
})
