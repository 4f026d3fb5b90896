import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { unlinkedQuery } from './structure.ts'

const link = { _type: 'link', page: { _type: 'reference', _ref: 'a', _weak: true } }

async function unlinked(...others: { _id: string; _type: string; [field: string]: unknown }[]) {
  const dataset = [
    { _id: 'home', _type: 'page', path: '/' },
    { _id: 'a', _type: 'page', path: '/a' },
    ...others,
  ]
  const value: unknown = await (await evaluate(parse(unlinkedQuery), { dataset })).get()
  return value
}

test.each([
  ['a menu', { _id: 'n', _type: 'navigation', links: [{ to: link }] }, []],
  ['a card', { _id: 'c', _type: 'benefitCard', link }, []],
  ['an answer', { _id: 'q', _type: 'faqItem', answer: [{ markDefs: [link] }] }, []],
  [
    'the home page',
    { _id: 'h', _type: 'page', path: '/', sections: [{ actions: [{ to: link }] }] },
    [],
  ],
  ['a redirect alone', { _id: 'r', _type: 'redirect', from: '/old', to: link }, [{ _id: 'a' }]],
  [
    'itself alone',
    { _id: 'a', _type: 'page', path: '/a', sections: [{ to: link }] },
    [{ _id: 'a' }, { _id: 'a' }],
  ],
  [
    'its translations alone',
    { _id: 't', _type: 'translation.metadata', value: link.page },
    [{ _id: 'a' }],
  ],
  ['nothing', { _id: 'x', _type: 'feature' }, [{ _id: 'a' }]],
])(
  'an editor finds the page that %s links to only where visitors cannot',
  async (_what, other, found) => {
    expect(await unlinked(other)).toEqual(found)
  },
)
