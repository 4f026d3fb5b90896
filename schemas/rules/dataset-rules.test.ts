import { expect, test } from 'vitest'
import { among } from './dataset.fixture.ts'
import {
  checkFreePath,
  checkFreeRedirect,
  checkNoLoop,
  checkOnePlan,
  checkSamePrice,
  checkQuestions,
} from './dataset-rules.ts'
import { siteOrigins } from './rules.ts'

const lenders = { _id: 'lenders', _type: 'page', title: 'Lenders', path: '/lender' }
const moved = { _id: 'moved', _type: 'redirect', from: '/old', to: '/lender' }
const draft = { _id: 'drafts.new', _type: 'page', title: 'New' }

const to = (_ref: string) => ({ _type: 'link', page: { _type: 'reference', _ref } })
const at = (href: string) => ({ _type: 'link', href })

test('a page takes no path that shows something else', async () => {
  const around = among([lenders, moved], draft)
  for (const path of ['/new', '/fr']) expect(await checkFreePath(path, around)).toBe(true)
  expect(await checkFreePath('/lender', around)).toBe('Another page already has this path.')
  expect(await checkFreePath('/old', around)).toContain(
    'A redirect sends visitors from this path to /lender',
  )
  for (const path of [
    '/doctor',
    '/pricing',
    '/referral/abc',
    '/static/a',
    '/fr/schedule-call-calendly',
  ]) {
    expect(await checkFreePath(path, around)).toContain('The site itself answers this address')
  }
  expect(await checkFreePath(undefined, around)).toBe(true)
})

test('a page may keep its path while it has a draft', async () => {
  const around = among([lenders], { ...lenders, _id: 'drafts.lenders' })
  expect(await checkFreePath('/lender', around)).toBe(true)
})

test('a redirect does not hide a page, a screen or another redirect', async () => {
  const around = among([lenders, moved], { _id: 'drafts.r', _type: 'redirect' })
  expect(await checkFreeRedirect('/older', around)).toBe(true)
  expect(await checkFreeRedirect('/canpad', around)).toBe(true)
  expect(await checkFreeRedirect('/lender', around)).toContain('The page "Lenders" has this path')
  expect(await checkFreeRedirect('/old', around)).toContain('Another redirect')
  for (const path of ['/doctor', '/lead-api/inbox', '/robots.txt']) {
    expect(await checkFreeRedirect(path, around)).toContain('cannot be redirected')
  }
})

test('a redirect does not lead back to itself through another one', async () => {
  const back = { _id: 'drafts.back', _type: 'redirect', from: '/lender' }
  expect(await checkNoLoop(at('/old'), among([moved], back))).toContain('/lender → /old → /lender')
  expect(await checkNoLoop(at('/new'), among([moved], back))).toBe(true)
  const page = to('lenders')
  const round = { _id: 'drafts.r', _type: 'redirect', from: '/new' }
  const chain = { _id: 'c', _type: 'redirect', from: '/lender', to: at('/new') }
  expect(await checkNoLoop(page, among([lenders], round))).toBe(true)
  expect(await checkNoLoop(page, among([lenders, chain], round))).toContain('/new → /lender → /new')
})

test('a redirect does not hide a guide, or lead round through one', async () => {
  const slug = { _type: 'slug', current: 'walls' }
  const guide = { _id: 'walls', _type: 'article', title: 'Walls', slug }
  const murs = { ...guide, _id: 'murs', title: 'Murs', language: 'fr' }
  const around = among([guide, murs], { _id: 'drafts.r', _type: 'redirect', from: '/guides/walls' })
  expect(await checkFreeRedirect('/guides/walls', around)).toContain('The page "Walls"')
  expect(await checkFreeRedirect('/fr/guides/walls', around)).toContain('The page "Murs"')
  expect(await checkFreeRedirect('/guides/roofs', around)).toBe(true)
  expect(await checkNoLoop(to('walls'), around)).toContain('/guides/walls → /guides/walls')
  expect(await checkNoLoop(to('murs'), around)).toBe(true)
})

test('a redirect does not lead back to itself by the address of the site', async () => {
  siteOrigins.add('https://www.site.example')
  const back = { _id: 'drafts.back', _type: 'redirect', from: '/lender' }
  const leads = (href: string) => checkNoLoop(at(href), among([moved], back))
  for (const href of ['https://www.site.example/lender?a', '/OLD.html#c'])
    expect(await leads(href)).toContain('round in a circle: /lender → ')
  expect(await leads('https://other.example/lender')).toBe(true)
  siteOrigins.clear()
})

test('a page may go back to a path from which a redirect leads to it', async () => {
  const back = { _id: 'back', _type: 'redirect', from: '/before', to: to('lenders') }
  const renamed = { ...lenders, _id: 'drafts.lenders', path: '/before' }
  expect(await checkFreePath('/before', among([lenders, back], renamed))).toBe(true)
  expect(await checkFreePath('/before', among([lenders, back], draft))).toContain('/lender')
})

test('there is one plan of each kind', async () => {
  const pro = { _id: 'pro', _type: 'plan', title: 'Pro', type: 'pro' }
  const around = among([pro], { _id: 'drafts.other', _type: 'plan' })
  expect(await checkOnePlan('pro', around)).toBe('"Pro" is this plan already.')
  expect(await checkOnePlan('free', around)).toBe(true)
  const french = { _id: 'drafts.pro-fr', _type: 'plan', language: 'fr' }
  expect(await checkOnePlan('pro', among([pro], french))).toBe(true)
  expect(await checkOnePlan('pro', among([], pro))).toBe(true)
})

test('an editor reads in which languages a plan has another price', async () => {
  const languages = [
    { code: 'en', title: 'English' },
    { code: 'fr', title: 'Français' },
  ]
  const settings = { _id: 'siteSettings', _type: 'siteSettings', languages }
  const english = { _id: 'pro', _type: 'plan', type: 'pro', language: 'en', baseAmount: 45_000 }
  const french = { ...english, _id: 'pro-fr', language: 'fr', baseAmount: 40_000 }
  const free = { ...english, _id: 'free', type: 'free', baseAmount: 0 }
  expect(await checkSamePrice(english, among([settings, french, free], english))).toEqual({
    message: 'Visitors read another price in another language: 40,000 in Français.',
    path: ['baseAmount'],
  })
  const same = { ...french, _id: 'drafts.pro-fr', baseAmount: 45_000 }
  expect(await checkSamePrice(same, among([settings, english, french, free], same))).toBe(true)
})

test('a list of questions that nobody wrote is advised against', async () => {
  const question = { _id: 'q', _type: 'faqItem', audience: 'owner' }
  expect(await checkQuestions('owner', among([question], draft))).toBe(true)
  expect(await checkQuestions(undefined, among([question], draft))).toBe(true)
  expect(await checkQuestions('lender', among([question], draft))).toMatchObject({
    message: expect.stringContaining('no questions yet'),
  })
})
