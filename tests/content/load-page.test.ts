// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { serveSeedSandbox } from '#tests/support/seed-sandbox.ts'
import { loadPage } from '#src/content/queries/load-page.ts'
import { sanityClient } from '#src/content/sanity-client.ts'
import { loadShell } from '#src/content/queries/load-shell.ts'

const sandbox = await serveSeedSandbox()

test.each([
  '/',
  '/owner',
  '/enterprise',
  '/contractor',
  '/consultant',
  '/lender',
  '/developer',
  '/finance',
])(
  'the seed holds the whole page %s: nothing is left out on its way to the screen',
  async (path) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const page = await loadPage(path)
    expect(page?.sections[0]?._type).toBe('hero')
    expect(page?.sections.slice(-2).map(({ _type }) => _type)).toEqual(['faqList', 'closingBand'])
    expect(warned).not.toHaveBeenCalled()
  },
)

test.each([
  ['/pricing/enterprise', ['plans', 'planFinder', 'compareTable']],
  ['/pricing/premium', ['shortlist', 'monitoring', 'feeEstimator', 'faqList']],
  ['/fee-estimator', ['feeEstimator']],
  ['/about-us', ['pageTitle', 'statistics', 'team']],
  ['/contact', ['pageTitle', 'offices']],
  ['/policy', ['pageTitle', 'legalText']],
  ['/referral', ['hero', 'steps', 'shareLink', 'videoBlock', 'questionBlock']],
  ['/waitlist-welcome', ['welcome', 'linkCards']],
])('the seed holds the whole page %s, section by section', async (path, types) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const page = await loadPage(path)
  expect(page?.sections.map((section) => section._type)).toEqual([...types, 'closingBand'])
  expect(warned).not.toHaveBeenCalled()
})

test.each([
  ['/', 'general'],
  ['/lender', 'lender'],
  ['/consultant', 'contractor'],
  ['/finance', 'finance'],
])('%s asks the questions of the %s list', async (path, audience) => {
  const page = await loadPage(path)
  const asked = page?.sections.flatMap((section) =>
    section._type === 'faqList' ? section.items : [],
  )
  const ids = sandbox.store
    .all()
    .filter((doc) => doc['audience'] === audience)
    .map((doc) => doc._id)
  expect(asked?.map((item) => item._id).toSorted()).toEqual(ids.toSorted())
})

test('the general list ends with a link to the pricing page', async () => {
  const page = await loadPage('/')
  const asked = page?.sections.flatMap((section) =>
    section._type === 'faqList' ? section.items : [],
  )
  expect(asked?.at(-1)?.cta).toEqual({ label: 'See Pricing page', to: '/pricing/premium' })
})

test('no page is published at an unknown path', async () => {
  expect(await loadPage('/nowhere')).toBeNull()
})

test('a text changed in the dataset is what the site gets', async () => {
  const home = sandbox.store.get('page-home')
  if (!home) throw new Error('The seed has no home page.')
  sandbox.store.put({ ...home, title: 'Changed' })
  expect((await loadPage('/'))?.title).toBe('Changed')
  sandbox.store.put(home)
})

test('a draft is nobody’s business until it is published', async () => {
  const home = sandbox.store.get('page-home')
  if (!home) throw new Error('The seed has no home page.')
  sandbox.store.put({ ...home, _id: 'drafts.page-home', title: 'Canary of a draft' })
  sandbox.store.put({ ...home, _id: 'drafts.page-secret', path: '/secret' })
  expect(JSON.stringify(await loadPage('/'))).not.toMatch(/Canary|drafts\./)
  expect(await loadPage('/secret')).toBeNull()
  sandbox.store.remove('drafts.page-home')
  sandbox.store.remove('drafts.page-secret')
})

test('what an editor wrote reaches the site without invisible marks', async () => {
  const pages = await Promise.all(['/', '/lender', '/policy'].map((path) => loadPage(path)))
  expect(JSON.stringify(pages)).not.toMatch(/[\u200b-\u200d\u2060-\u2064\ufeff]/)
})

test('a build that follows a publication reads the live content, not the cached', () => {
  const { useCdn, perspective, token } = sanityClient.config()
  expect({ useCdn, perspective, token }).toEqual({
    useCdn: false,
    perspective: 'published',
    token: undefined,
  })
})

test('the shell has navigation and settings', async () => {
  const { settings, navigation } = await loadShell()
  expect(settings?.audiences.map((choice) => choice.pickLabel)).toEqual([
    'Lender',
    'Property Developer',
    'Project Owner',
  ])
  expect(navigation?.solutionsB).toHaveLength(5)
  expect(navigation?.login).toEqual({ label: 'Login', to: 'http://localhost:4100/auth/signin' })
})
