// @vitest-environment node
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { createCache } from '#src/content/cache.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { loadScreen } from '#src/content/queries/load-shell.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'
import { refreshWhenIdle } from '#src/content/refresh.ts'
import { screen } from '#src/content/cache.ts'
import type { ScreenName } from '#src/content/types.ts'
import { brand } from '#tests/support/brand.ts'
import { prerenderPage } from '#tests/support/prerender-page.tsx'
import { sectionOf, textsOf } from '#tests/constants/seed.fixture.ts'

const server = setupServer()
let sandbox: Sandbox

beforeAll(() => server.listen())
afterAll(() => server.close())

beforeEach(async () => {
  sandbox = await createSandbox({ log: () => {} })
  server.resetHandlers(...sandboxHandlers(sandbox))
  return () => sandbox.close()
})

/** Writes as a program may, without the Studio's validation. */
async function mutate(mutation: object): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [mutation] }),
  })
  expect(answer.ok).toBe(true)
}

const patch = (id: string, change: object) => mutate({ patch: { id, ...change } })
const remove = (id: string) => mutate({ delete: { id } })

async function draw(path: string, name?: ScreenName, load = { loadPage, loadScreen }) {
  const screens = name ? { [name]: await load.loadScreen(name) } : {}
  const [shell, page] = [await loadShell(), await load.loadPage(path)]
  const { html, failures } = await prerenderPage({ path, shell, page, screens })
  expect(failures).toEqual([])
  return html.replaceAll('<!-- -->', '')
}

const edits: [path: string, document: string, field: string, name?: ScreenName][] = [
  ['/lender', 'formTexts', 'demo.notice'],
  ['/developer', 'formTexts', 'funding.notice'],
  ['/about-us', 'formTexts', 'jobs.notice'],
  ['/contact', 'formTexts', 'contact.send'],
  ['/referral', 'formTexts', 'contact.send'],
  ['/schedule-call', 'formTexts', 'waitlist.purpose'],
  ['/schedule-call-calendly', 'screenTexts', 'scheduler.heading', 'scheduler'],
  ['/referral/_', 'screenTexts', 'referral.lead', 'referral'],
]

test.each(edits)(
  'what an editor writes is in the page %s (%s, %s)',
  async (path, id, field, name) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const words = `Edited: ${field}`
    expect(await draw(path, name)).not.toContain(words)
    await patch(id, { set: { [field]: words } })
    expect(await draw(path, name)).toContain(words)
    expect(warned).not.toHaveBeenCalled()
  },
)

test.each(edits)(
  'a missing word leaves the page %s standing, and is named (%s, %s)',
  async (path, id, field, name) => {
    // Each finding is reported once per load of the site.
    vi.resetModules()
    const load = {
      ...(await import('#src/content/queries/load-page.ts')),
      ...(await import('#src/content/queries/load-shell.ts')),
    }
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await patch(id, { unset: [field] })
    expect(await draw(path, name, load)).toContain('<h1')
    await remove(id)
    expect(await draw(path, name, load)).toContain('<h1')
    const told = warned.mock.calls.map(([sentence]) => String(sentence))
    const [group = ''] = field.split('.')
    expect(told.join('\n')).toContain(`${id}: ${field} (${group}Texts) is missing`)
    expect(told.join('\n')).toContain(`${id}: ${group} (${id}) is missing`)
  },
)

test('a visitor sees the scheduler though its words do not arrive, and the log says why', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.resetHandlers(http.all('*', () => HttpResponse.error()))
  const cache = createCache(null)
  expect(await cache.fetchQuery(screen('scheduler'))).toBeNull()
  expect(warned.mock.calls.flat().join()).toContain('the texts of scheduler did not arrive')
})

test('a visitor gets the words that were edited since the build', async () => {
  const cache = createCache({
    path: '/schedule-call-calendly',
    shell: await loadShell(),
    page: null,
    screens: { scheduler: await loadScreen('scheduler') },
  })
  await patch('screenTexts', { set: { 'scheduler.heading': 'When shall we talk?' } })
  vi.stubGlobal('location', { pathname: '/schedule-call-calendly' })
  refreshWhenIdle(cache, 'as of the build', async () => {})
  await vi.waitFor(() => {
    const words = cache.getQueryData(screen('scheduler').queryKey)
    expect(words?.scheduler?.heading).toBe('When shall we talk?')
  }, 5000)
  vi.unstubAllGlobals()
})

test('a page carries the words of the forms that it shows, and of no other', async () => {
  const paths = ['/', '/owner', '/lender', '/developer', '/about-us', '/contact', '/schedule-call']
  const pages = await Promise.all(paths.map((path) => loadPage(path)))
  const carried = pages.map((page) => {
    const names = Object.keys(page?.dialogs ?? {})
    const text = JSON.stringify(page)
    if (text.includes('contactTexts')) names.push('contact')
    if (text.includes('waitlistTexts')) names.push('waitlist')
    return names.join()
  })
  expect(carried).toEqual(['', '', 'demo', 'funding', 'jobs', 'contact', 'waitlist'])
})

const sample = 'Who answers here is a sample.'
const messageReceipt = [
  'Your message is here.',
  'A person in Abuja or Saskatoon',
  'The answer comes to your e-mail address.',
  sample,
].join('\n')

test('the seed’s words are those that visitors have always read', async () => {
  const [contact, referral] = await Promise.all([loadPage('/contact'), loadPage('/referral')])
  const pages = [contact, referral].filter((page) => page !== null)
  const seed = { pages, shell: await loadShell() }
  expect(textsOf(sectionOf(seed, '/contact', 'offices').texts)).toBe(
    `Send message\nWe keep your message only to answer it. See the [Privacy Policy].\n${messageReceipt}`,
  )
  expect(textsOf(sectionOf(seed, '/referral', 'questionBlock').texts)).toBe(
    `Send message\n${messageReceipt}`,
  )
  expect(textsOf((await loadPage('/schedule-call'))?.waitlist).split('\n')).toEqual([
    'We will call this number once. Pick the country you live in.',
    'Where do you want to build?',
    'What kind of project?',
    'Anything we should know?',
    'By sending this you agree to our [Privacy Policy]. You must be 18 or older.',
    'You are on the waitlist.',
    'The person who makes the call',
    'They have your answers in front of them, so you need not say them twice.',
    sample,
  ])
  expect(textsOf((await loadPage('/about-us'))?.dialogs).split('\n')).toEqual([
    'We are not hiring right now. Send us a link to your profile, and we will write when that changes.',
    'We are not hiring right now. Leave your profile and we will write when that changes.',
    'LinkedIn profile',
    'linkedin.com/in/your-name',
    'Your profile is here.',
    'The team that hires',
    'We are not hiring right now. If that changes and your work fits, they write to you.',
    sample,
  ])
  expect(textsOf((await loadPage('/lender'))?.dialogs).split('\n')).toEqual([
    'Call or write to us and we will set a date. Tell us the name of your business and what you want to see.',
    'Your demo request is here.',
    'The sales team',
    'They call or write to agree a time with you.',
    sample,
  ])
  expect(textsOf((await loadPage('/developer'))?.dialogs).split('\n')).toEqual([
    'Call or write to us. Tell us what you want to build, in which country, and how much funding it needs.',
    'Your application is here.',
    'The funding team',
    'They read the application and write to the contact person, also if a paper is missing.',
    sample,
  ])
  expect(textsOf(await loadScreen('scheduler')).split('\n')).toEqual([
    'Choose a time',
    'Choose a time for your call',
    'Thirty minutes with a project adviser. We go through your brief, your land and your budget.',
    'We passed your name and email to the scheduler, so you need not type them again.',
    'Not on the waitlist yet? [Fill in the form first]',
    'Loading the calendar',
    'Times show in your own time zone.',
    'The calendar takes scripts. [Open the scheduling page]',
    'Calendar by our scheduling partner. [Open it in a new tab]',
    'Your call is booked. [Go on]',
    'Next.',
    'Once you have booked, the invitation goes to your inbox, and we show you what to expect as a member of the waitlist.',
    'The calendar did not load',
    'Your details are with us, so you will not have to fill the form again.',
    'Open the scheduling page directly, or ask us to call you.',
    'Open the scheduling page',
    'The address is',
    'Or call',
  ])
  expect(textsOf(await loadScreen('referral')).split('\n')).toEqual([
    `We are taking you to the ${brand} sign-up page.`,
    'The code of the friend who invited you goes with you.',
    'Referral code',
    'Nothing happening after ten seconds? [Continue to sign-up]',
    'Your browser runs no scripts, so we cannot take you there: [sign up without a referral code]',
  ])
  expect(textsOf(await loadScreen('construction'))).toBe(
    'We are laying the last courses. Please come back soon. Until then, a person still answers the phone.',
  )
})
