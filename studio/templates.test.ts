import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkContent } from '#scripts/content/check.ts'
import { createOfflineClient, parseContent } from '#scripts/content/documents.ts'
import { redirectTo, templates } from './templates.ts'

// `npm run content:check` validates these.
const seed = globSync('content/*.ndjson').flatMap(
  (name) => parseContent(readFileSync(name, 'utf8'), name).documents,
)

test.each(['landing-project', 'landing-demo'])(
  'a page from %s needs no more than a title and a path',
  async (name) => {
    const template = templates.find(({ id }) => id === name)
    const start: object = await template?.value({}, { getClient: () => createOfflineClient(seed) })
    const page = { _id: 'new', _type: 'page', title: 'Spring', path: '/spring', ...start }
    expect(await checkContent([...seed, page], () => true, [page])).toEqual([])
    expect(page).toHaveProperty('sections.length', 6)
  },
)

test('a redirect that is begun from a page leads to it and lacks its old path alone', async () => {
  const [{ type, template }, parameters] = redirectTo('page-lender')
  const chosen = templates.find(({ id, schemaType }) => id === template && schemaType === type)
  const redirect: object = await chosen?.value(parameters)
  const whole = { _id: 'new', _type: type, permanent: true, ...redirect }
  const filled = { ...whole, from: '/lenders-2019' }
  expect(await checkContent([...seed, filled], () => true, [filled])).toEqual([])
  expect(redirect).toMatchObject({ to: { page: { _ref: 'page-lender', _weak: true } } })
})
