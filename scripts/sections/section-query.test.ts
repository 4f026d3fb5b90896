import { expect, test } from 'vitest'
import { reference, references, shownOf, members } from '#schemas/fields/lists.ts'
import { lines } from '#schemas/fields/fields.ts'
import { action } from '#schemas/fields/link-fields.ts'
import { deriveQuery } from './section-query.ts'

test.each([
  ['a text', lines('lead', ''), 'lead'],
  ['a button', action('action', ''), 'action ${action}'],
  ['a list of objects', members('items', 'entry', ''), 'items[] { _key, _type, lead }'],
  ['a chosen document', reference('card', 'benefitCard', ''), 'card-> ${benefitCard}'],
  ['chosen documents', references('cards', 'benefitCard', ''), 'cards[]-> ${benefitCard}'],
  [
    'chosen documents, or all in the order of their list',
    shownOf('plans', 'plan', 'Plans'),
    '"plans": select(count(plans) > 0 => coalesce(plans[]->, []), *[_type == "plan" && coalesce(language, $base) == $base]) | order(orderRank asc) ${plan}',
  ],
])('a section of which only the schema is written gets %s', (_, field, query) => {
  const types = { entry: { fields: [lines('lead', '')] }, alarm: { fields: [field] } }
  expect(deriveQuery(types, 'alarm')).toBe(`_type == "alarm" => { ${query} }`)
})

test('a list of documents without a projection needs a query written by hand', () => {
  const types = { alarm: { fields: [references('pages', 'page', '')] } }
  expect(deriveQuery(types, 'alarm')).toBeNull()
})
