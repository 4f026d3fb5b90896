import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { iconOf } from './icons.ts'

/** Types whose values are in a list: documents, and members of arrays. */
const listed = schemaTypes.flatMap((type) => [
  ...(type.type === 'document' ? [type.name] : []),
  ...fieldsOf(type).flatMap((field) => ('of' in field ? namesIn(field.of) : [])),
])
const own = new Set<string>(schemaTypes.map(({ name }) => name))

test('an editor knows every entry of a list by its icon', () => {
  const names = [...new Set(listed)].filter((name) => own.has(name))
  expect(names.length).toBeGreaterThan(60)
  expect(names.filter((name) => !iconOf(name))).toEqual([])
})

test('Presentation describes the schema to its frame without icons, which the site could not show', () => {
  const icon = iconOf('page')
  expect(icon && renderToString(createElement(icon))).toBe('')
})

function fieldsOf(type: object): object[] {
  return 'fields' in type && Array.isArray(type.fields) ? type.fields : []
}

function namesIn(members: unknown): string[] {
  return Array.isArray(members) ? members.map(({ type }) => String(type)) : []
}
