import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { iconOf } from './icons.ts'

test('an editor knows every document and section by its icon', () => {
  const documents = schemaTypes.filter(({ type }) => type === 'document')
  const names = [...documents, ...sectionTypes].map(({ name }) => name)
  expect(names.filter((name) => !iconOf(name))).toEqual([])
})

test('Presentation describes the schema to its frame without icons, which the site could not show', () => {
  const icon = iconOf('page')
  expect(icon && renderToString(createElement(icon))).toBe('')
})
