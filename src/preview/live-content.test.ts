import { hashKey, notifyManager, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pinContent } from './live-content.ts'

const key = ['page', '/']
const published = { title: 'Published', list: [{ a: 1 }] }
const draft = { title: 'Draft', list: [{ a: 1 }] }

function hold(content: unknown, before?: unknown) {
  const cache = new QueryClient()
  if (before !== undefined) cache.setQueryData(key, before)
  const release = pinContent(cache, hashKey(key), content)
  return { cache, release, now: () => cache.getQueryData(key) }
}

/** The cache has told everybody of its last change. */
function settled(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve))
}

function notFound(): Promise<never> {
  return Promise.reject(new Error('unknown path'))
}

test('an editor sees the draft in place of what the page was built with', () => {
  expect(hold(draft, published).now()).toEqual(draft)
})

test('a published answer that comes later does not take the draft away', async () => {
  const { cache, now } = hold(draft, published)
  await cache.fetchQuery({ queryKey: key, queryFn: () => published })
  await settled()
  expect(now()).toEqual(draft)
})

test('a page that the site itself could not find shows its draft', async () => {
  const { cache, now } = hold(draft)
  await cache.fetchQuery({ queryKey: key, queryFn: notFound, retry: false }).catch(() => {})
  await settled()
  expect(now()).toEqual(draft)
})

test('a deleted page is gone, and stays so', async () => {
  const { cache, now } = hold(null, published)
  expect(now()).toBeNull()
  cache.setQueryData(key, published)
  await settled()
  expect(now()).toBeNull()
})

test('a later word of the Studio replaces the earlier one, and nobody quarrels over the entry', async () => {
  const { cache, release, now } = hold(draft, published)
  release()
  let changes = 0
  cache.getQueryCache().subscribe(() => (changes += 1))
  pinContent(cache, hashKey(key), { ...draft, title: 'Newer' })
  await settled()
  expect(now()).toMatchObject({ title: 'Newer' })
  expect(changes).toBeLessThan(5)
})
