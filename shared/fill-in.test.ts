import { expect, test } from 'vitest'
import { fillIn, placeholdersIn } from './fill-in.ts'

test('a text of the CMS is read with its values, each as often as it is named', () => {
  const text = '{plan} costs {sum} less. Take {plan}.'
  expect(fillIn(text, { plan: 'Pro', sum: 'NGN 5' })).toBe('Pro costs NGN 5 less. Take Pro.')
})

test('what no value is known for stays as the editor wrote it', () => {
  expect(fillIn('{plan} for {toString} {', { plan: '$&' })).toBe('$& for {toString} {')
})

test('an editor’s placeholders are listed', () => {
  expect(placeholdersIn('{plan} costs {sum} { less }')).toEqual(['plan', 'sum'])
})
