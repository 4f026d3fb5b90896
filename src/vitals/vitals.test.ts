// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  reportLead,
  sendFigures,
  withoutCode,
  campaignOf,
  keepCampaign,
  readCampaign,
} from './vitals.ts'

const sent: Array<{ address: string; body: unknown; init: RequestInit }> = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, body: typeof init.body === 'string' ? JSON.parse(init.body) : null, init })
    throw new TypeError('The page is gone.')
  })
})

const address = 'https://figures.example/visits'

test('a visit is a path and its figures, and nothing else', () => {
  sendFigures(address, '/owner', new Map(Object.entries({ LCP: 812.5, CLS: 0 })))
  expect(sent).toMatchObject([{ address, body: { path: '/owner', LCP: 812.5, CLS: 0 } }])
})

test('figures are sent without a cookie, even while the visitor leaves', () => {
  sendFigures(address, '/owner', new Map([['LCP', 812.5]]))
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true, method: 'POST' })
  // Other headers would make the browser ask for leave first, and a page that ends waits for none.
  expect(sent[0]?.init.headers).toBeUndefined()
})

test('what was sent is not sent again when the page is hidden once more', () => {
  const figures = new Map([['TTFB', 40]])
  sendFigures(address, '/', figures)
  sendFigures(address, '/', figures)
  expect(sent).toHaveLength(1)
  figures.set('INP', 24)
  sendFigures(address, '/', figures)
  expect(sent[1]).toMatchObject({ address, body: { path: '/', INP: 24 } })
})

test('a received lead is a page, a form and the campaign of the tab, and nothing of the lead', () => {
  sessionStorage.setItem('campaign', '{"source":"letter","campaign":"june"}')
  history.replaceState(null, '', '/contact')
  reportLead(address, 'contact')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({
    path: '/contact',
    form: 'contact',
    utm: { source: 'letter', campaign: 'june' },
  })
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true })
})

test.each([
  ['/referral/ada-lovelace', '/referral'],
  ['/referral', '/referral'],
  ['/pricing/premium', '/pricing/premium'],
])('the code of a referral is nobody else’s: %s', (path, expected) => {
  expect(withoutCode(path)).toBe(expected)
})

beforeEach(() => sessionStorage.clear())

const letter =
  'https://www.example.com/owner?utm_source=letter&utm_medium=email&utm_campaign=June%202026'

test('the campaign of an address is its five parameters, without their prefix', () => {
  expect(campaignOf(`${letter}&utm_id=7&name=Ada`)).toEqual({
    source: 'letter',
    medium: 'email',
    campaign: 'June 2026',
  })
})

test.each(['?utm_source=', '?source=letter', ''])(
  'an address with %j has no campaign',
  (search) => {
    expect(campaignOf(`https://www.example.com/${search}`)).toBeNull()
  },
)

test('what may name a person is not kept', () => {
  expect(campaignOf('https://www.example.com/?utm_source=crm&utm_content=ada@example.com')).toEqual(
    { source: 'crm' },
  )
})

test('a value is not longer than any campaign is', () => {
  const { term } = campaignOf(`https://www.example.com/?utm_term=${'a'.repeat(5000)}`) ?? {}
  expect(term).toHaveLength(100)
})

test('the campaign stays while the visitor goes on to other pages, until another brings them back', () => {
  keepCampaign(letter)
  keepCampaign('https://www.example.com/contact')
  expect(readCampaign()).toMatchObject({ source: 'letter' })
  keepCampaign('https://www.example.com/?utm_source=radio')
  expect(readCampaign()).toEqual({ source: 'radio' })
})

test.each(['{', '[]', '"letter"', '{"source":7}'])('the broken text %s is no campaign', (text) => {
  sessionStorage.setItem('campaign', text)
  expect(readCampaign()).toEqual({})
})
