// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/lib/chunk-load-error.ts'
import { createContentCache, seedFromFile } from './content-cache.ts'
import { page } from './page.ts'
import { shell } from './shell.ts'

const file = '/static/data/lender-0a1b2c3d.json'
const site = { settings: null, navigation: null }

afterEach(() => {
  delete window.contentRequest
  vi.unstubAllGlobals()
})

function requested(response: Response) {
  window.contentRequest = Promise.resolve(response)
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('requested twice')))
  vi.stubGlobal('fetch', fetched)
  const cache = createContentCache()
  onTestFinished(() => cache.clear())
  return { cache, fetched }
}

test('the app reads what the boot script has requested, and requests nothing itself', async () => {
  const { cache, fetched } = requested(Response.json({ path: '/doctor', shell: site, page: null }))
  expect(await seedFromFile(cache, file)).toMatchObject({ path: '/doctor' })
  expect(cache.getQueryData(shell.queryKey)).toEqual(site)
  expect(cache.getQueryData(page('/doctor').queryKey)).toEqual({ kind: 'not-found' })
  expect(fetched).not.toHaveBeenCalled()
})

test('the page for unknown paths has a header and footer, and nothing to hydrate', async () => {
  const { cache } = requested(Response.json({ shell: site }))
  expect(await seedFromFile(cache, file)).toBeNull()
  expect(cache.getQueryData(shell.queryKey)).toEqual(site)
})

test.each([
  ['is gone since a deploy', new Response('Not found', { status: 404 })],
  ['is answered with a page', new Response('<!doctype html><h1>Home</h1>')],
])('content that %s is a missing part of the app', async (_, response) => {
  const { cache } = requested(response)
  await expect(seedFromFile(cache, file)).rejects.toEqual(new ChunkLoadError('content', 'missing'))
})
