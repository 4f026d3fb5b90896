import type { FieldDefinition } from '@sanity/types'
import { expect, test } from 'vitest'
import { bodyParts } from './article.ts'

const fields: FieldDefinition[] = bodyParts.find(({ name }) => name === 'liveFigure')?.fields ?? []

test.each([
  ['fee', ['kind']],
  ['planPrice', ['kind', 'plan']],
  ['rate', ['kind', 'currency']],
])('a live figure that is a %s asks for %j', (kind, asked) => {
  const around = { parent: { kind }, document: undefined, value: null, currentUser: null, path: [] }
  const shown = fields.filter(({ hidden }) => typeof hidden !== 'function' || !hidden(around))
  expect(shown.map(({ name }) => name)).toEqual(asked)
})
