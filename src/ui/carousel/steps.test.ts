// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clampIndex, counterText, indexAfter, indexAt, reach } from './steps.ts'

test('however often a visitor steps, the index stays between the first and the last project', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9 }),
      fc.array(fc.constantFrom(1, -1)),
      (count, presses) => {
        let index = 0
        for (const press of presses) {
          index = clampIndex(index + press, count)
          expect(index).toBeGreaterThanOrEqual(0)
          expect(index).toBeLessThanOrEqual(Math.max(0, count - 1))
        }
      },
    ),
  )
})

test('a visitor who has swiped the row finds the counter at the slide that lies at its start', () => {
  expect(indexAt(0, 306, 4)).toBe(0)
  expect(indexAt(610, 306, 4)).toBe(2)
  expect(indexAt(1181, 306, 4)).toBe(3)
  expect(indexAt(120, 0, 4)).toBe(0)
})

test('the counter counts from one and never says "1 / 0"', () => {
  expect(counterText(0, 4)).toBe('1 / 4')
  expect(counterText(9, 4)).toBe('4 / 4')
})

test('on a wide screen the row ends with the last project at its start', () => {
  expect(reach({ step: 434, count: 4, closing: 806, width: 1240 })).toBe(3 * 434)
})

test('on a phone the row ends where the closing panel is seen whole', () => {
  expect(reach({ step: 306.25, count: 4, closing: 298.25, width: 350 })).toBe(1173.25)
})

test('without a closing panel every project still reaches the start', () => {
  expect(reach({ step: 434, count: 2, closing: 0, width: 1240 })).toBe(434)
  expect(reach({ step: 434, count: 0, closing: 0, width: 1240 })).toBe(0)
})

test('keys lead to the neighbours and the ends, and not past them', () => {
  expect(indexAfter('ArrowRight', 3, 4)).toBe(3)
  expect(indexAfter('ArrowLeft', 2, 4)).toBe(1)
  expect(indexAfter('Home', 2, 4)).toBe(0)
  expect(indexAfter('End', 0, 4)).toBe(3)
  expect(indexAfter('Tab', 2, 4)).toBeNull()
})
