import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bodyParts } from '#schemas/documents/article.ts'
import { schemaTypes } from '#schemas/index.ts'
import { sectionTypes } from '#src/sections/schemas.generated.ts'
import { iconOf } from './icons.ts'

test('an editor knows every document, section and part of a guide by its icon', () => {
  const documents = schemaTypes.filter(({ type }) => type === 'document')
  const names = [...documents, ...sectionTypes, ...bodyParts]
    .map(({ name }) => name)
    .filter((name) => name !== 'row')
  expect(names.filter((name) => !iconOf(name))).toEqual([])
})

test('Presentation describes the schema to its frame without icons, which the site could not show', () => {
  const icon = iconOf('page')
  expect(icon && renderToString(createElement(icon))).toBe('')
})
