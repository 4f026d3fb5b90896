import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showContent } from './live-content.ts'

const key = ['page', '/']
const draft = { title: 'Draft', list: [{ a: 1 }] }

test.each([
  ['a published page', async () => ({ title: 'Published' })],
  ['no page', () => Promise.reject(new Error('unknown path'))],
])('an editor sees the draft, also when the site itself finds %s later', async (_, queryFn) => {
  const cache = new QueryClient()
  const own = cache.fetchQuery({ queryKey: key, queryFn, retry: false }).catch(() => {})
  await showContent(cache, key, draft)
  await own
  expect(cache.getQueryData(key)).toEqual(draft)
})

test('a deleted page is gone', async () => {
  const cache = new QueryClient()
  cache.setQueryData(key, draft)
  await showContent(cache, key, null)
  expect(cache.getQueryData(key)).toBeNull()
})
