import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import type { LiveQuery } from '#studio/use-live-query.ts'
import { linking, readUses, uses } from './uses.ts'

const ref = (id: string) => ({ _key: id, _type: 'reference', _ref: id })
const page = (id: string, path: string, section: object) => ({
  _id: id,
  _type: 'page',
  title: id.replace('drafts.', ''),
  path,
  sections: [section],
})
const team = { _type: 'team', members: [ref('member')] }
const dataset = [
  page('about', '/about-us', team),
  page('drafts.about', '/about-us', team),
  page('drafts.new', '/new', team),
  page('owner', '/owner', { _type: 'faqList' }),
  page('consultant', '/consultant', { _type: 'faqList' }),
  page('spring', '/spring', { _type: 'faqList', audience: 'owner' }),
  page('prices', '/prices', { _type: 'compareTable' }),
  { _id: 'siteSettings', _type: 'siteSettings', title: 'Tofali', audiences: [ref('card')] },
]

async function find(
  query: LiveQuery,
  params: Record<string, string>,
  audiences?: string[],
  documents: object[] = dataset,
) {
  const value = await evaluate(parse(query.fetch, { params }), { dataset: documents, params })
  return readUses(await value.get(), audiences)
}

test('a person is used on the pages that refer to them, each named once', async () => {
  expect(await find(uses, { id: 'member', type: 'teamMember' })).toEqual([
    { id: 'about', type: 'page', title: 'about', path: '/about-us', isDraft: false },
    { id: 'new', type: 'page', title: 'new', path: '/new', isDraft: true },
  ])
})

test.each([
  ['owner', ['/owner', '/spring']],
  ['contractor', ['/consultant']],
  ['finance', []],
])(
  'a question for %s is used where its list is shown, before it is saved too',
  async (audience, paths) => {
    const found = await find(uses, { id: 'unsaved', type: 'faqItem' }, [audience])
    expect(found.map(({ path }) => path)).toEqual(paths)
  },
)

test.each([
  ['a plan, on the pages that compare plans', 'plan', 'plan', ['prices']],
  ['a card of the dialog, in the settings', 'card', 'audienceCard', ['Site settings']],
  ['a voice that no page names, nowhere', 'voice', 'testimonial', []],
])('an editor sees %s', async (_what, id, type, titles) => {
  expect((await find(uses, { id, type })).map(({ title }) => title)).toEqual(titles)
})

test('a translation is used where its source is', async () => {
  const translations = [{ value: ref('member') }, { value: ref('member-fr') }]
  const tie = { _id: 'tie', _type: 'translation.metadata', translations }
  const found = await find(uses, { id: 'member-fr', type: 'teamMember' }, [], [...dataset, tie])
  expect(found.map(({ title }) => title)).toEqual(['about', 'new'])
})

test('a page is linked from menus, answers and drafts, but not from itself', async () => {
  const to = { _type: 'link', page: { ...ref('owner'), _weak: true } }
  const documents = [
    { _id: 'drafts.owner', _type: 'page', title: 'Owners', sections: [{ to }] },
    { _id: 'navigation', _type: 'navigation', links: [{ path: to }] },
    { _id: 'drafts.q', _type: 'faqItem', question: 'Who builds?', cta: { to } },
    { _id: 'old', _type: 'redirect', from: '/old-owner', to },
  ]
  expect(await find(linking, { id: 'owner' }, [], documents)).toMatchObject([
    { title: 'Navigation and footer', isDraft: false },
    { title: 'Who builds?', isDraft: true },
    { title: '/old-owner', isDraft: false },
  ])
})

const guide = (slug: string, more: object = {}) => ({
  _id: slug,
  _type: 'article',
  title: `About ${slug}`,
  slug: { current: slug },
  ...more,
})

test('a guide is used by guides that pin it or link to it; its author and topic are used by guides', async () => {
  const documents = [
    guide('walls', { author: ref('ada'), topic: ref('money') }),
    guide('pins', { related: [ref('walls')] }),
    guide('links', { language: 'fr', body: [{ markDefs: [{ page: ref('walls') }] }] }),
  ]
  const found = await find(linking, { id: 'walls' }, [], documents)
  expect(found.map(({ path }) => path)).toEqual(['/guides/pins', '/fr/guides/links'])
  for (const [id, type] of [
    ['ada', 'teamMember'],
    ['money', 'topic'],
  ] as const)
    expect(await find(uses, { id, type }, [], documents)).toMatchObject([{ path: '/guides/walls' }])
})
