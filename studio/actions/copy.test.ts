import { expect, test } from 'vitest'
import { copyOf } from './copy.ts'

test.each([
  [
    { title: 'Contact', path: '/contact', sections: [] },
    { title: 'Copy of Contact', sections: [] },
  ],
  [
    { title: 'Owner', name: 'Ada' },
    { title: 'Copy of Owner', name: 'Ada' },
  ],
  [{ question: 'Who pays?' }, { question: 'Copy of Who pays?' }],
  [{ from: '/old', to: '/new' }, { to: '/new' }],
])('a copy of %o is named as one and has no address', (document, copy) => {
  expect(copyOf(document)).toEqual(copy)
})
