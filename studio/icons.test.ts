import { expect, test } from 'vitest'
import { schemaTypes } from '../schemas/index.ts'
import { iconOf } from './icons.ts'

test('an editor knows every type by its icon', () => {
  const names = schemaTypes.filter(({ type }) => type !== 'array').map(({ name }) => name)
  expect(Object.keys(iconOf).toSorted()).toEqual(names.toSorted())
})
