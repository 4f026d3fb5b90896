import { expect, test } from 'vitest'
import { checkContent, formAdvice } from './check.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import { parseContent } from './documents.ts'

const TITLE = { _type: 'pageTitle', _key: 'title', heading: 'Home' }
const SECTION = { _type: 'richText', _key: 'a', body: answer('https://example.com') }

test('valid content passes', async () => {
  expect(await check(page(), question(), project())).toEqual([])
})

test('an editor learns of a document type nobody knows', async () => {
  expect(await check({ _id: 'x', _type: 'blogPost' })).toEqual([
    'x: the document type "blogPost" is unknown.',
  ])
})

test('an editor learns of a section type nobody knows', async () => {
  const [finding] = await check(page({ sections: [{ _type: 'sparkles', _key: 'a' }] }))
  expect(finding).toContain('page-1, sections[1]: the type "sparkles" is unknown here')
})

test('an editor learns of a field nobody knows', async () => {
  expect(await check(page({ color: 'red' }))).toEqual([
    "page-1, color: Field 'color' does not exist on type 'page'.",
  ])
})

test('an editor learns of a required field that is missing', async () => {
  expect(await check(page({ title: undefined }))).toEqual(['page-1, title: Required.'])
  expect(
    await check(page({ sections: [{ _type: 'steps', _key: 'a', heading: 'Steps' }] })),
  ).toEqual(['page-1, sections["a"].items: Required.'])
})

test('an editor learns of a reference that leads nowhere, or to the wrong kind', async () => {
  const features = { _type: 'featureTabs', _key: 'a', heading: 'Tabs', tone: 'light' }
  const to = (_ref: string) =>
    page({ sections: [{ ...features, features: [{ _type: 'reference', _key: 'b', _ref }] }] })
  expect(await check(to('gone'))).toEqual([
    'page-1, sections[1].features[0]: it refers to "gone", which does not exist.',
  ])
  expect(await check(to('project-1'), project())).toEqual([
    'page-1, sections[1].features[0]: it refers to a sampleProject, not to a feature.',
  ])
})

test('an editor learns of an image without a file or without words', async () => {
  const image = { _type: 'image', _sanityAsset: 'image@file://./images/gone.jpg', alt: 'A house' }
  expect(await check(project({ image }))).toEqual([
    'project-1, image: the file images/gone.jpg does not exist.',
  ])
  const silent = { _type: 'image', _sanityAsset: 'image@file://./images/house.jpg' }
  expect(await check(project({ image: silent }))).toEqual(['project-1, image.alt: Required.'])
  expect(await check(project({ image: { _type: 'image', alt: 'A house' } }))).toEqual([
    'project-1, image: Image is required.',
  ])
})

test('a title that search results would cut is advice, a brick that would overflow is a mistake', async () => {
  const seo = { _type: 'seo', title: 'T'.repeat(61), description: 'D'.repeat(161) }
  expect(await check(page({ seo }))).toEqual([])
  const hero = { _type: 'hero', _key: 'a', heading: 'A', lead: 'B', tone: 'ink' }
  const [finding] = await check({ ...page(), sections: [{ ...hero, brick: 'B'.repeat(29) }] })
  expect(finding).toContain('page-1, sections["a"].brick: Must be at most 28 characters')
})

test('two pages cannot have one path', async () => {
  expect(await check(page(), page({ _id: 'page-2' }))).toEqual([
    'page-1, path: Another page already has this path.',
    'page-2, path: Another page already has this path.',
  ])
})

test('a figure that two texts state differently is advice, a page without a title is a mistake', async () => {
  expect(await check(stating('56 million', '/a'), stating('52 million', '/b'))).toEqual([])
  const [finding] = await check({ ...page(), sections: [SECTION] })
  expect(finding).toContain('page-1, sections["a"]: The first section has the main title')
})

test('two documents cannot have one id, and a singleton has its own', async () => {
  expect(await check(question(), question())).toContain('faq-1: two documents have this id.')
  const findings = await check({ _id: 'menu', _type: 'navigation' })
  expect(findings).toContain('menu: there is one navigation only, and its id must be "navigation".')
})

test('a link to a page that was deleted is named, in a button as in a text', async () => {
  const gone = { _type: 'reference', _ref: 'page-gone', _weak: true }
  const cta = { label: 'Read on', to: { _type: 'link', page: gone } }
  expect(await check(question({ cta }))).toContain(
    'faq-1, cta.to.page: it refers to "page-gone", which does not exist.',
  )
  const [block] = answer('/contact')
  const markDefs = [{ _type: 'link', _key: 'l', page: gone }]
  const [finding] = await check(question({ answer: [{ ...block, markDefs }] }))
  expect(finding).toContain('it refers to "page-gone", which does not exist.')
})

test('a line that is no document is named', () => {
  const { documents, findings } = parseContent('{"_id":"a","_type":"b"}\n\n{oops', 'seed.ndjson')
  expect(documents).toHaveLength(1)
  expect(findings).toEqual(['seed.ndjson, line 3: this is not a JSON object with _id and _type.'])
})

test('the check of the content names where a switched-off form is still used', () => {
  const link = { _type: 'action', label: 'Go', opens: 'funding' }
  const card = { _id: 'benefit', _type: 'benefitCard', link }
  const settings = { _id: 'siteSettings', _type: 'siteSettings', unusedForms: ['funding'] }
  expect(formAdvice([settings, card])).toEqual([
    'benefit, link.opens: "Apply for funding" is switched off in the site settings: visitors do not see this button.',
  ])
  expect(formAdvice([card])).toEqual([])
})

interface PageFields {
  sections?: unknown[]
  [field: string]: unknown
}

function check(...documents: StoredDocument[]) {
  return checkContent(documents, (path) => path === 'images/house.jpg')
}

function page({ sections = [SECTION], ...changes }: PageFields = {}): StoredDocument {
  const fields = { title: 'Home', path: '/', sections: [TITLE, ...sections] }
  return { _id: 'page-1', _type: 'page', ...fields, ...changes }
}

function stating(figure: string, path: string): StoredDocument {
  return { ...page(), _id: path, path, sections: [{ ...TITLE, heading: `A deficit of ${figure}` }] }
}

function question(changes: Record<string, unknown> = {}): StoredDocument {
  const fields = { question: 'Why?', answer: answer('/contact'), audience: 'general' }
  return { _id: 'faq-1', _type: 'faqItem', ...fields, ...changes }
}

function project(changes: Record<string, unknown> = {}): StoredDocument {
  const image = { _type: 'image', _sanityAsset: 'image@file://./images/house.jpg', alt: 'A house' }
  return { _id: 'project-1', _type: 'sampleProject', name: 'A', location: 'B', image, ...changes }
}

function answer(href: string) {
  const children = [{ _type: 'span', _key: 's', text: 'Because.', marks: ['l'] }]
  const markDefs = [{ _type: 'link', _key: 'l', href }]
  return [{ _type: 'block', _key: 'a', style: 'normal', children, markDefs }]
}
