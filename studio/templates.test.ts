// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/check.ts'
import { createOfflineClient, parseContent } from '#scripts/content/documents.ts'
import { demoPage, findParts, projectPage, redirectTo, templates } from './templates.ts'

const seed = globSync('content/*.ndjson').flatMap(
  (name) => parseContent(readFileSync(name, 'utf8'), name).documents,
)

test.each([
  ['create a project', projectPage],
  ['book a demo', demoPage],
])('a landing page to %s needs no more than a title and a path', async (_name, sectionsOf) => {
  const sections = sectionsOf(await findParts(() => createOfflineClient(seed)))
  const page = { _id: 'new', _type: 'page', title: 'Spring', path: '/spring', sections }
  expect(await checkContent([...seed, page], () => true)).toEqual([])
  expect(sections.length).toBeGreaterThanOrEqual(5)
})

test('a landing page leaves out what nobody has written yet', async () => {
  const parts = await findParts(() => createOfflineClient([]))
  const types = projectPage(parts).map(({ _type }) => _type)
  expect(types).toEqual(['hero', 'steps', 'faqList', 'closingBand'])
})

test('a redirect that is begun from a page leads to it and lacks its old path alone', async () => {
  const [{ type, template }, parameters] = redirectTo('page-lender')
  const chosen = templates.find(({ id, schemaType }) => id === template && schemaType === type)
  const redirect: object = await chosen?.value(parameters)
  const whole = { _id: 'new', _type: type, permanent: true, ...redirect }
  expect(await checkContent([...seed, { ...whole, from: '/lenders-2019' }], () => true)).toEqual([])
  expect(redirect).toMatchObject({ to: { page: { _ref: 'page-lender', _weak: true } } })
})
