import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test('one is not said as several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'text'))).toEqual(['0 texts', '1 text', '2 texts'])
})
