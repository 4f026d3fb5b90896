import { expect, test } from 'vitest'
import { checkLength } from './checklist-rules.ts'

const group = (things: number) => ({ items: Array.from({ length: things }, () => ({})) })

test('a list that needs a second sheet of paper is named to its editor', () => {
  expect(checkLength([group(4), group(7), group(3)])).toBe(true)
  expect(checkLength([group(12), group(7)])).toContain('21 lines')
  expect(checkLength(undefined)).toBe(true)
})
