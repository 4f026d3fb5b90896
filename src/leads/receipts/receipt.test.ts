import { expect, test } from 'vitest'
import { parseReceipt, referenceOf } from './receipts.ts'

const receipt = { reference: '3F2A-9C1B', state: 'stored', isInDoubt: false, at: 1, answers: 4 }

test('a reference is the first eight characters of the key that the host got', () => {
  expect(referenceOf('3f2a9c1b-77d0-4f6e-9d52-0a8b1c2d3e4f')).toBe('3F2A-9C1B')
})

test('a receipt survives a reload', () => {
  expect(parseReceipt(JSON.stringify(receipt))).toEqual(receipt)
})

test.each([
  [null],
  ['{'],
  ['[]'],
  [JSON.stringify({ ...receipt, state: 'lost' })],
  [JSON.stringify({ ...receipt, reference: 7 })],
  [JSON.stringify({ ...receipt, at: 'now' })],
])('the forged or broken text %s is no receipt', (text) => {
  expect(parseReceipt(text)).toBeNull()
})
