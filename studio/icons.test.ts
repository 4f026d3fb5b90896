import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { withIcons } from './icons.ts'

test('an editor knows every type by its icon', () => {
  const objects = withIcons(schemaTypes).filter(({ type }) => type !== 'array')
  expect(objects.filter(({ icon }) => !icon).map(({ name }) => name)).toEqual([])
  expect(objects.length).toBeGreaterThan(60)
})

test('Presentation describes the schema to its frame without icons, which the site could not show', () => {
  const drawn = withIcons(schemaTypes).map(({ icon }) =>
    typeof icon === 'function' ? renderToString(createElement(icon)) : '',
  )
  expect(new Set(drawn)).toEqual(new Set(['']))
})
