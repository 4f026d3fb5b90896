// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { reportLead, sendFigures } from './vitals.ts'

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

test('a received lead is a page, a form and the campaign of the visit, and nothing that may name a person', () => {
  history.replaceState(null, '', '/contact?utm_source=letter&utm_campaign=june&utm_term=ada@a.co')
  reportLead(address, 'contact')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toEqual({
    path: '/contact',
    form: 'contact',
    utm: { source: 'letter', campaign: 'june' },
  })
  expect(sent[0]?.init).toMatchObject({ credentials: 'omit', keepalive: true })
})
