import { expect, test } from 'vitest'
import { schemaTypes } from '../schemas/index.ts'
import { withIcons } from './icons.ts'

test('an editor knows every type by its icon', () => {
  const objects = withIcons(schemaTypes).filter(({ type }) => type !== 'array')
  expect(objects.filter(({ icon }) => !icon).map(({ name }) => name)).toEqual([])
  expect(objects.length).toBeGreaterThan(60)
})
