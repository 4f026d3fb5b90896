import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { hrefOf, prose } from './fragments.ts'

const toPage = (id: string) => ({
  _type: 'link',
  page: { _type: 'reference', _ref: id, _weak: true },
})
const dataset = [
  { _id: 'page-policy', _type: 'page', path: '/policy' },
  { _id: 'file-a-pdf', _type: 'sanity.fileAsset', url: 'https://cdn.sanity.io/files/a.pdf' },
]

async function ask(query: string, document: object): Promise<unknown> {
  const documents = [...dataset, { ...document, _id: 'x' }]
  return (await evaluate(parse(`*[_id == "x"][0] ${query}`), { dataset: documents })).get()
}

test.each([
  ['a page', toPage('page-policy'), '/policy'],
  ['a part of a page', { ...toPage('page-policy'), anchor: 'children' }, '/policy#children'],
  ['an address', { _type: 'link', href: 'auth:/signin' }, 'auth:/signin'],
  [
    'a file',
    { _type: 'link', file: { _type: 'file', asset: { _type: 'reference', _ref: 'file-a-pdf' } } },
    'https://cdn.sanity.io/files/a.pdf',
  ],
  ['text that a program wrote', '/contact', '/contact'],
  ['a page that is not published', toPage('page-gone'), ''],
  ['nowhere', { _type: 'link' }, ''],
  ['nothing', undefined, ''],
])('a link to %s has the address that visitors follow', async (_name, to, href) => {
  expect(await ask(`{ "to": ${hrefOf('to')} }`, { to })).toEqual({ to: href })
})

test('a link inside a text has its address too, whether by reference or in words', async () => {
  const markDefs = [
    { ...toPage('page-policy'), _key: 'a', anchor: 'children' },
    { _key: 'b', _type: 'link', href: '/contact' },
    { ...toPage('page-gone'), _key: 'c' },
  ]
  const body = [{ _key: 'k', _type: 'block', style: 'normal', children: [], markDefs }]
  expect(await ask(`{ body[] ${prose} }`, { body })).toEqual({
    body: [
      {
        ...body[0],
        markDefs: [
          { _key: 'a', _type: 'link', href: '/policy#children' },
          { _key: 'b', _type: 'link', href: '/contact' },
          { _key: 'c', _type: 'link', href: null },
        ],
      },
    ],
  })
})
