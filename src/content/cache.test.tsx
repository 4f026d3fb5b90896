import { Suspense } from 'react'
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { act, render, screen as dom } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/browser/load-chunk.ts'
import { createCache, loadPageFile, page, screen, shell } from './cache.ts'

const file = '/static/data/lender-0a1b2c3d.json'
const site = { settings: null, navigation: null }

afterEach(() => void delete window.contentRequest)

/** What the boot script has requested; nothing else may be. */
function requested(response: Response) {
  window.contentRequest = Promise.resolve(response)
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('requested twice')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('the app reads what the boot script has requested, and requests nothing itself', async () => {
  const data = { path: '/doctor', shell: site, page: null, screens: { referral: null } }
  const fetched = requested(Response.json(data))
  expect(await loadPageFile(file)).toEqual(data)
  expect(fetched).not.toHaveBeenCalled()
})

test('in development pages are not files', async () => {
  expect(await loadPageFile('')).toBeNull()
})

test.each([
  ['is gone since a deploy', new Response('Not found', { status: 404 })],
  ['is answered with a page', new Response('<!doctype html><h1>Home</h1>')],
])('content that %s is a missing part of the app', async (_, response) => {
  requested(response)
  await expect(loadPageFile(file)).rejects.toEqual(new ChunkLoadError('content', 'missing'))
})

test('a page knows header and footer, what is at its own path, and its texts', () => {
  const screens = { referral: null }
  const cache = createCache({ path: '/doctor', shell: site, page: null, screens })
  expect(cache.getQueryData(shell.queryKey)).toBe(site)
  expect(cache.getQueryData(page('/doctor').queryKey)).toEqual({ kind: 'not-found' })
  expect(cache.getQueryData(page('/owner').queryKey)).toBeUndefined()
  expect(cache.getQueryData(screen('referral').queryKey)).toBeNull()
  expect(cache.getQueryData(screen('scheduler').queryKey)).toBeUndefined()
})

test('the page for unknown paths has a header and footer alone', () => {
  const cache = createCache({ shell: site })
  expect(cache.getQueryCache().getAll()).toHaveLength(1)
})

function Shown() {
  return <p>{JSON.stringify(useSuspenseQuery(shell).data)}</p>
}

test('a component shows what the build wrote at once, without a request, and what changes', async () => {
  const cache = createCache({ shell: site })
  render(
    <QueryClientProvider client={cache}>
      <Suspense fallback="waiting">
        <Shown />
      </Suspense>
    </QueryClientProvider>,
  )
  expect(dom.getByText(JSON.stringify(site))).toBeTruthy()
  const newer = { settings: null, navigation: null, changed: true }
  await act(async () => {
    cache.setQueryData(shell.queryKey, newer)
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect(dom.getByText(/changed/)).toBeTruthy()
})
