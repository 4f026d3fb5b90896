// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkLoadError } from '#src/browser/chunk-load-error.ts'
import { loadPageFile, nothingBuilt, toBuiltContent } from './built-content.ts'
import { page } from './page.ts'
import { screen } from './screen.ts'
import { shell } from './shell.ts'

const file = '/static/data/lender-0a1b2c3d.json'
const site = { settings: null, navigation: null }

afterEach(() => {
  delete window.contentRequest
  vi.unstubAllGlobals()
})

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

test('a page knows header and footer, what is at its own path, and its texts', () => {
  const built = toBuiltContent({
    path: '/doctor',
    shell: site,
    page: null,
    screens: { referral: null },
  })
  expect(shell.built(built)).toBe(site)
  expect(page('/doctor').built(built)).toEqual({ kind: 'not-found' })
  expect(page('/doctor').built(built)).toBe(page('/doctor').built(built))
  expect(page('/owner').built(built)).toBeUndefined()
  expect(screen('referral').built(built)).toBeNull()
  expect(screen('scheduler').built(built)).toBeUndefined()
})

test('the page for unknown paths has a header and footer alone', () => {
  const built = toBuiltContent({ shell: site })
  expect(shell.built(built)).toBe(site)
  expect(page('/nowhere').built(built)).toBeUndefined()
})

test('in development a page knows nothing', async () => {
  expect(await loadPageFile('')).toBeNull()
  expect(shell.built(nothingBuilt)).toBeUndefined()
})

test.each([
  ['is gone since a deploy', new Response('Not found', { status: 404 })],
  ['is answered with a page', new Response('<!doctype html><h1>Home</h1>')],
])('content that %s is a missing part of the app', async (_, response) => {
  requested(response)
  await expect(loadPageFile(file)).rejects.toEqual(new ChunkLoadError('content', 'missing'))
})
