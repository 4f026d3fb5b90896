import { readdirSync, readFileSync } from 'node:fs'
import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { isShownOnPages, linkingListen, linkingQuery, readUses, usesQuery } from './uses.ts'

const folder = new URL('../../content/', import.meta.url)
const seed: unknown[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ndjson'))
  .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
  .filter(Boolean)
  .map((line) => JSON.parse(line))

const members = [{ _key: 'a', _type: 'reference', _ref: 'member-1' }]
const dataset = [
  {
    _id: 'about',
    _type: 'page',
    title: 'About us',
    path: '/about-us',
    sections: [{ _type: 'team', members }],
  },
  {
    _id: 'drafts.about',
    _type: 'page',
    title: 'About',
    path: '/about-us',
    sections: [{ _type: 'team', members }],
  },
  {
    _id: 'drafts.new',
    _type: 'page',
    title: 'New',
    path: '/new',
    sections: [{ _type: 'team', members }],
  },
  {
    _id: 'owner',
    _type: 'page',
    title: 'Owners',
    path: '/owner',
    sections: [{ _type: 'faqList' }],
  },
  {
    _id: 'consultant',
    _type: 'page',
    title: 'Consultants',
    path: '/consultant',
    sections: [{ _type: 'faqList' }],
  },
  {
    _id: 'spring',
    _type: 'page',
    title: 'Spring',
    path: '/spring',
    sections: [{ _type: 'faqList', audience: 'owner' }],
  },
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    title: 'Tofali',
    audiences: [{ _type: 'reference', _ref: 'card' }],
  },
]

async function pagesOf(audience: string) {
  return (await usesOf('faq-1', 'faqItem', audience)).map(({ title }) => title)
}

async function usesOf(id: string, type: string, audience?: string, documents: unknown[] = dataset) {
  const params = { id, type }
  const answer: unknown = await (
    await evaluate(parse(usesQuery, { params }), { dataset: documents, params })
  ).get()
  return readUses(answer, [audience])
}

/** Where the seed shows a document, by path. */
async function pathsOf(id: string, type: string, audience?: string) {
  return (await usesOf(id, type, audience, seed)).map(({ path }) => path)
}

test('a person of the seed is where a section names that person', async () => {
  expect(await pathsOf('member-sizwe-mabhena', 'teamMember')).toEqual(['/about-us'])
})

test('a plan is on the pages that list or compare plans', async () => {
  expect(await pathsOf('plan-basic', 'plan')).toContain('/pricing/enterprise')
  const compare = {
    _id: 'c',
    _type: 'page',
    path: '/compare',
    sections: [{ _type: 'compareTable' }],
  }
  expect(await usesOf('plan-x', 'plan', undefined, [compare])).toMatchObject([{ path: '/compare' }])
})

test('a question that nobody has published yet is where its audience’s list is shown', async () => {
  expect(await pathsOf('q', 'faqItem', 'contractor')).toEqual(['/consultant', '/contractor'])
  expect(await pathsOf('q', 'faqItem', 'finance')).toEqual(['/finance'])
  expect(await pathsOf('q', 'faqItem', 'general')).toEqual([
    '/',
    '/pricing/premium',
    '/project-manager',
  ])
  expect(await pathsOf('q', 'faqItem')).toEqual([])
})

test('a voice that no page names is shown nowhere', async () => {
  expect(await pathsOf('nobody', 'testimonial')).toEqual([])
})

test('a person is used on the pages that refer to them, each named once', async () => {
  expect(await usesOf('member-1', 'teamMember')).toEqual([
    { id: 'about', type: 'page', title: 'About us', path: '/about-us', isDraft: false },
    { id: 'new', type: 'page', title: 'New', path: '/new', isDraft: true },
  ])
})

test('a question is used on every page that lists its audience, by choice or by its path', async () => {
  expect(await pagesOf('owner')).toEqual(['Owners', 'Spring'])
  expect(await pagesOf('contractor')).toEqual(['Consultants'])
  expect(await pagesOf('finance')).toEqual([])
})

test('a card of the "I am a..." dialog is used in the settings', async () => {
  expect(await usesOf('card', 'audienceCard')).toEqual([
    {
      id: 'siteSettings',
      type: 'siteSettings',
      title: 'Site settings',
      path: undefined,
      isDraft: false,
    },
  ])
})

test('a page is linked from menus, answers and drafts, but not from itself', async () => {
  const page = { _type: 'reference', _ref: 'owner', _weak: true }
  const to = { _type: 'link', page }
  const documents = [
    ...dataset,
    { _id: 'drafts.owner', _type: 'page', title: 'Owners', sections: [{ to }] },
    { _id: 'navigation', _type: 'navigation', links: [{ path: to }] },
    { _id: 'drafts.q', _type: 'faqItem', question: 'Who builds?', cta: { to } },
    { _id: 'old', _type: 'redirect', from: '/old-owner', to },
  ]
  const params = { id: 'owner' }
  const value = await evaluate(parse(linkingQuery, { params }), { dataset: documents, params })
  expect(readUses(await value.get(), undefined)).toMatchObject([
    { title: 'Navigation and footer', isDraft: false },
    { title: 'Who builds?', isDraft: true },
    { title: '/old-owner', isDraft: false },
  ])
})

test('a page, a redirect and the menus are not used on pages', () => {
  expect(['page', 'redirect', 'navigation', 'siteSettings'].filter(isShownOnPages)).toEqual([])
  expect(readUses(undefined)).toEqual([])
})

/** The documents of the seed whose change asks again what links to the page. */
async function changesOf(id: string): Promise<string[]> {
  const found = await evaluate(parse(linkingListen, { params: { id } }), {
    dataset: seed,
    params: { id },
  })
  const documents: { _id: string }[] = await found.get()
  return documents.map(({ _id }) => _id)
}

test('what links to a page is asked for again when another page changes, not while its own words do', async () => {
  const changes = await changesOf('page-lender')
  expect(changes).toContain('page-owner')
  expect(changes).not.toContain('page-lender')
})
