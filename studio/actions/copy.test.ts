import { expect, test } from 'vitest'
import { copyOf, showsOthers } from './copy.ts'

test.each([
  [
    { title: 'Contact', path: '/contact', sections: [] },
    { title: 'Copy of Contact', sections: [] },
  ],
  [
    { title: 'Owner', name: 'Ada' },
    { title: 'Owner', name: 'Copy of Ada' },
  ],
  [{ question: 'Who pays?' }, { question: 'Copy of Who pays?' }],
  [{ from: '/old', to: '/new' }, { to: '/new' }],
])('a copy of %o is named as one and has no address', (document, copy) => {
  expect(copyOf(document)).toEqual(copy)
})

test.each([
  ['a card', { _ref: 'card-a' }, true],
  ['a person', { _ref: 'member-a', _weak: false }, true],
  ['a page that it links to', { _ref: 'page-a', _weak: true }, false],
  ['an image', { asset: { _ref: 'image-abc-10x10-png' } }, false],
  ['words', { heading: 'Build' }, false],
])('an editor is told of what both show, which is not said of %s alone', (_what, part, isShown) => {
  expect(showsOthers({ sections: [{ _key: 'a', cards: [part] }] })).toBe(isShown)
})
