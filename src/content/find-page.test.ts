// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// Here before they are asked for: fetching code takes no time of the clock below.
import './queries/ask-content-api.ts'
import { findPage } from './find-page.ts'

const page = {
  _id: 'page-new',
  _type: 'page',
  title: 'New',
  path: '/new',
  signUpLabel: null,
  translations: null,
  seo: { _type: 'seo', title: 'New | Tofali', description: 'New.', image: null, noIndex: false },
  sections: [{ _key: 'h', _type: 'hero', heading: 'Fresh', lead: 'Hello.', tone: 'bush' }],
}
const hangs = () => new Promise<Response>(() => {})
const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const has = async () => Response.json(page)
const hasNone = async () => new Response('', { status: 404 })
const after = (wait: number, answer: () => Promise<Response>) => () =>
  new Promise<Response>((resolve) => setTimeout(() => void answer().then(resolve), wait))

/** A built site whose host and content API answer like this. */
function site(host: () => Promise<Response>, api: () => Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string | URL) => {
    const isData = String(input).startsWith('/data/')
    asked.push(isData ? 'host' : 'api')
    return isData ? host() : api()
  })
  return asked
}

/** What a navigation came to, and after how many milliseconds. */
async function navigate(path = '/new') {
  const started = performance.now()
  const outcome = findPage(path).then(
    (result) => (result.kind === 'page' ? result.page.title : result.kind),
    (failure: unknown) => failure,
  )
  const ended = outcome.then(() => performance.now() - started)
  // It also loads code, which takes no time of this clock.
  for (let step = 0; step < 150; step += 1) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { outcome: await outcome, time: await ended }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // As in a build: pages are files then.
  vi.stubEnv('DEV', false)
  vi.stubEnv('SSR', false)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => vi.unstubAllEnvs())

test('a visitor whose page data never comes reads so within ten seconds', async () => {
  site(hangs, hangs)
  const { outcome, time } = await navigate()
  expect(outcome).toMatchObject({ message: expect.stringMatching(/^No answer in/) })
  expect(time).toBeLessThan(10_000)
})

test('a visitor of an address unknown to the build follows a redirect that was made since', async () => {
  const redirects = [{ _id: 'r', from: '/new', to: '/newer', permanent: false }]
  const results = ['en', null, { redirects, pages: [] }]
  site(hasNone, async () => Response.json({ result: results.shift(), ms: 1, query: '' }))
  expect((await navigate()).outcome).toBe('redirect')
})

test('a visitor on a slow line gets the page although the content API does not answer', async () => {
  site(after(8000, has), hangs)
  const { outcome, time } = await navigate()
  expect(outcome).toBe('New')
  expect(time).toBeLessThan(8500)
})

test('a page that the build does not know and the content API hangs over ends in "not found"', async () => {
  site(hasNone, hangs)
  const { outcome, time } = await navigate()
  expect(outcome).toBe('not-found')
  expect(time).toBeLessThan(10_000)
})

test('a line that breaks is tried once more, inside the same ten seconds', async () => {
  const answers = [offline, hangs]
  const asked = site(() => (answers.shift() ?? has)(), hangs)
  const { outcome, time } = await navigate()
  expect(asked.filter((host) => host === 'host')).toHaveLength(2)
  expect(outcome).toMatchObject({ message: expect.stringMatching(/^No answer in/) })
  expect(time).toBeLessThan(10_000)
})

test('a line that breaks and comes back brings the page', async () => {
  const answers = [offline]
  site(() => (answers.shift() ?? has)(), offline)
  expect((await navigate()).outcome).toBe('New')
})

test.each([
  ['/New', 'redirect'],
  ['/NEW', 'redirect'],
  ['/new', 'New'],
])('a visitor of %s finds the page, whose address is /new', async (path, outcome) => {
  site(hasNone, async () => Response.json({ result: null, ms: 1, query: '' }))
  const asked = fetch
  vi.stubGlobal('fetch', (input: string) => (input === '/data/new.json' ? has() : asked(input)))
  expect((await navigate(path)).outcome).toBe(outcome)
})
