import { expect, test } from 'vitest'
import { inLoadingOrder } from './load-pages.ts'

test('pages that show the same list of questions are loaded beside each other, none twice', () => {
  const paths = ['/', '/owner', '/contact', '/kisumu/owner', '/consultant', '/contractor']
  expect(inLoadingOrder(paths)).toEqual([
    '/',
    '/contact',
    '/owner',
    '/kisumu/owner',
    '/consultant',
    '/contractor',
  ])
})
