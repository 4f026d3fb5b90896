import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
])('%s of 100 bytes', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part)
})

test.each([undefined, 'bytes=-', 'bytes=1-2,5-6', 'items=1-2', 'bytes=9-3'])(
  'the whole file answers %s',
  (header) => {
    expect(rangeOf(header, 100)).toBeNull()
  },
)
