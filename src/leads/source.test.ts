// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { TRAP } from '#shared/leads/source.ts'
import { sourceOfVisit } from './source.ts'

function visit(...addresses: (string | null)[]): void {
  vi.stubGlobal('navigation', { entries: () => addresses.map((url) => ({ url })) })
  history.replaceState(null, '', addresses.at(-1) ?? '')
}

test('a lead includes the first page of the visit with its campaign, the page of the form and the referrer', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=x')
  visit(`${location.origin}/owner/?utm_source=chat&utm_campaign=ramadan&name=Ada`, '/contact?a=b')
  expect(sourceOfVisit()).toEqual({
    first: '/owner',
    page: '/contact',
    utm: { source: 'chat', campaign: 'ramadan' },
    referrer: 'www.google.com',
    suspect: { trap: false, ms: expect.any(Number) },
  })
  expect(sessionStorage).toHaveLength(0)
})

test('a field that people do not see shows that a program has filled the form', () => {
  document.body.innerHTML = `<form><input name="${TRAP}" hidden></form>`
  expect(sourceOfVisit().suspect.trap).toBe(false)
  document.querySelector('input')?.setAttribute('value', '1')
  expect(sourceOfVisit().suspect.trap).toBe(true)
})

test('neither a referral code nor a page of this site is told', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/owner`)
  visit(null, `${location.origin}/referral/ada-obi`)
  expect(sourceOfVisit()).toMatchObject({
    first: '/referral',
    page: '/referral',
    utm: {},
    referrer: null,
  })
})
