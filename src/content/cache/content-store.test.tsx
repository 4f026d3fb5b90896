// @vitest-environment jsdom
import { Suspense } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PageResult } from '#src/content/types.ts'
import { ChunkLoadError } from '#src/browser/chunk-load-error.ts'
import { nothingBuilt, toBuiltContent } from './built-content.ts'
import { contentQuery } from './content-query.ts'
import { createContentStore } from './content-store.ts'
import { shell } from './shell.ts'
import { ContentContext, useContent } from './use-content.ts'

const built = toBuiltContent({ shell: { settings: null, navigation: null } })
const loadCache = () => import('./content-cache.ts')

afterEach(cleanup)

/** What is at a path that no build knows; `answer` is what the content API says. */
function found(path: string, answer: () => Promise<PageResult>) {
  return contentQuery({
    queryKey: ['page', path],
    queryFn: answer,
    retry: false,
    built: () => undefined,
  })
}

const redirect: PageResult = { kind: 'redirect', to: '/owner' }

test('what the build wrote is shown without the cache’s code', async () => {
  const load = vi.fn<typeof loadCache>(loadCache)
  const store = createContentStore(built, load)
  const stop = store.watcher(shell)(() => {})
  expect(store.content(shell)).toBe(built.shell)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  stop()
})

test('the cache begins with what the build wrote, and components hear of every later change', async () => {
  const store = createContentStore(built)
  const listener = vi.fn<() => void>()
  const stop = store.watcher(shell)(listener)
  const cache = await store.cache()
  expect(store.content(shell)).toBe(built.shell)
  listener.mockClear()
  const newer = { settings: null, navigation: null, newer: true }
  cache.setQueryData(shell.queryKey, newer)
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  expect(store.content(shell)).toEqual(newer)
  stop()
  listener.mockClear()
  cache.setQueryData(shell.queryKey, { settings: null, navigation: null })
  await new Promise((resolve) => setTimeout(resolve))
  expect(listener).not.toHaveBeenCalled()
})

test('a page that the build does not know is fetched once a component shows it', async () => {
  const load = vi.fn<typeof loadCache>(loadCache)
  const store = createContentStore(nothingBuilt, load)
  const query = found('/new', async () => redirect)
  const listener = vi.fn<() => void>()
  const stops = [store.watcher(query)(listener), store.watcher(query)(listener)]
  await vi.waitFor(() => expect(store.content(query)).toEqual(redirect))
  expect(load).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalled()
  stops.forEach((stop) => stop())
})

test('a component that is gone before the cache is here hears nothing', async () => {
  const store = createContentStore(nothingBuilt)
  const query = found('/new', async () => redirect)
  const listener = vi.fn<() => void>()
  store.watcher(query)(listener)()
  await store.cache()
  expect(listener).not.toHaveBeenCalled()
})

test('the error of a page that does not arrive is known, and told', async () => {
  const store = createContentStore(nothingBuilt)
  const query = found('/new', () => Promise.reject(new Error('No answer in 10 seconds')))
  const listener = vi.fn<() => void>()
  const stop = store.watcher(query)(listener)
  await vi.waitFor(() => expect(store.error(query)?.message).toBe('No answer in 10 seconds'))
  expect(listener).toHaveBeenCalled()
  stop()
})

test('a visitor without a connection reads which part is missing, and a later try gets it', async () => {
  let isOnline = false
  const store = createContentStore(nothingBuilt, () =>
    isOnline ? loadCache() : Promise.reject(new ChunkLoadError('content-cache', 'missing')),
  )
  const query = found('/new', async () => redirect)
  // Such a page has been reloaded a moment ago, so it is not reloaded again.
  sessionStorage.setItem('reloaded-for-chunk', String(Date.now()))
  const stop = store.watcher(query)(() => {})
  await vi.waitFor(() =>
    expect(store.error(query)?.message).toBe('Loading chunk content-cache failed (missing)'),
  )
  stop()
  isOnline = true
  const stopAgain = store.watcher(query)(() => {})
  await vi.waitFor(() => expect(store.content(query)).toEqual(redirect))
  expect(store.error(query)).toBeNull()
  stopAgain()
})

test('a component waits for content that is not known yet, and shows what changes', async () => {
  const store = createContentStore(nothingBuilt)
  let answer: PageResult = redirect
  const query = found('/new', async () => answer)
  function Target() {
    const result = useContent(query)
    return <p>{result.kind === 'redirect' ? result.to : result.kind}</p>
  }
  await act(async () => {
    render(
      <ContentContext value={store}>
        <Suspense fallback="waiting">
          <Target />
        </Suspense>
      </ContentContext>,
    )
  })
  expect(await screen.findByText('/owner')).toBeTruthy()
  answer = { kind: 'not-found' }
  const cache = await store.cache()
  await act(() => cache.invalidateQueries())
  expect(await screen.findByText('not-found')).toBeTruthy()
})
