import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import { checkLinkTargets, checkAnchor, checkOneTarget, checkTarget } from './link-rules.ts'

const policy = {
  _id: 'policy',
  _type: 'page',
  path: '/policy',
  sections: [{ _key: 'l', _type: 'legalText' }],
}
const lender = {
  _id: 'lender',
  _type: 'page',
  path: '/lender',
  sections: [{ _key: 'h', _type: 'hero' }],
}
const moved = { _id: 'moved', _type: 'redirect', from: '/old', to: '/lender' }

function linking(to: string) {
  return { _id: 'drafts.q', _type: 'faqItem', cta: { label: 'Read on', to: { href: to } } }
}

test.each([
  '/lender',
  '/policy#children',
  '/old',
  '/doctor',
  '/referral/abc',
  'https://example.com',
  '',
])('a link to %s leads somewhere', async (to) => {
  const question = linking(to)
  expect(await checkLinkTargets(question, among([policy, lender, moved], question))).toEqual([])
})

const toPage = (id: string) => ({
  _type: 'link',
  page: { _type: 'reference', _ref: id, _weak: true },
})

test('a link leads to a heading of a guide', async () => {
  const guide = { _id: 'walls', _type: 'article', body: [{ _type: 'block', style: 'h2' }] }
  const question = { ...linking(''), cta: { to: { ...toPage('walls'), anchor: 'costs' } } }
  expect(await checkLinkTargets(question, among([guide], question))).toEqual([])
})

test('an editor is told of a link to a page that is gone, and of a part that it lacks', async () => {
  const body = [
    { _key: 'b', _type: 'block', children: [], markDefs: [{ ...toPage('gone'), _key: 'm' }] },
  ]
  const cta = { label: 'Read on', to: { ...toPage('lender'), anchor: 'faq' } }
  const question = { _id: 'drafts.q', _type: 'faqItem', cta, body }
  expect(await checkLinkTargets(question, among([lender], question))).toMatchObject([
    { path: ['cta', 'to', 'anchor'] },
    {
      message: expect.stringContaining('visitors see no link'),
      path: ['body', { _key: 'b' }, 'markDefs', { _key: 'm' }, 'page'],
    },
  ])
})

test.each([
  ['a page that does not exist', '/lendr?from=faq', 'No page has the address /lendr yet'],
  ['a part that does not exist', '/lender#faq', 'no parts to jump to'],
])('an editor is told of a link to %s', async (_what, to, message) => {
  const question = linking(to)
  expect(await checkLinkTargets(question, among([lender], question))).toMatchObject([
    { message: expect.stringContaining(message), path: ['cta', 'to', 'href'] },
  ])
})

test('links inside formatted text count, the path of a page itself does not', async () => {
  const markDefs = [{ _key: 'm', _type: 'link', href: '/gone' }]
  const page = {
    _id: 'drafts.p',
    _type: 'page',
    path: '/p',
    sections: [
      {
        _key: 'r',
        _type: 'richText',
        body: [{ _key: 'b', _type: 'block', children: [], markDefs }],
      },
    ],
  }
  expect(await checkLinkTargets(page, among([], page))).toMatchObject([
    { path: ['sections', { _key: 'r' }, 'body', { _key: 'b' }, 'markDefs', { _key: 'm' }, 'href'] },
  ])
})

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
