import { expect, test } from 'vitest'
import { refusalFor } from './access.ts'

function statusOf(headers: Record<string, string>, url = 'http://localhost:4100/'): number {
  return refusalFor(new Request(url, { headers }))?.status ?? 200
}

test.each([
  ['localhost:4100', 200],
  ['127.0.0.1:4100', 200],
  ['[::1]:4100', 200],
  ['LOCALHOST:4100', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
  ['127.0.0.1.evil.example:4100', 421],
  ['localhost:4100@evil.example', 421],
  ['', 421],
])('a request for the host "%s" gets %i', (host, status) => {
  expect(statusOf({ host })).toBe(status)
})

test.each([
  ['http://localhost:5173', 200],
  ['http://127.0.0.1:3333', 200],
  ['https://localhost', 200],
  ['https://evil.example', 403],
  ['http://localhost.evil.example', 403],
  ['null', 403],
  ['file://localhost', 403],
])('a page of %s gets %i', (origin, status) => {
  expect(statusOf({ host: 'localhost:4100', origin })).toBe(status)
})

test('a page of another site cannot ask without saying where it is from', () => {
  expect(statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(statusOf({ 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' })).toBe(403)
})

test('a page at 127.0.0.1 reads from localhost, though a browser calls it another site', () => {
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  expect(statusOf({ ...crossSite, origin: 'http://127.0.0.1:5173' })).toBe(200)
  expect(statusOf({ ...crossSite, referer: 'http://127.0.0.1:5173/owner' })).toBe(200)
})

test('a request made in this process, without a Host header, is checked by its address', () => {
  expect(statusOf({})).toBe(200)
  expect(statusOf({}, 'http://evil.example/')).toBe(421)
})

const visit = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

test('a visitor who follows a link without a referrer reaches a stand-in page, and nothing else', () => {
  expect(statusOf(visit, 'http://localhost:4100/auth/referral/signup')).toBe(200)
  expect(statusOf(visit, 'http://localhost:4100/inbox')).toBe(403)
  expect(statusOf({ ...visit, 'sec-fetch-dest': 'iframe' }, 'http://localhost:4100/auth')).toBe(403)
})

test('a Studio at 127.0.0.1 signs in at localhost, though its page names itself nowhere', () => {
  expect(statusOf(visit, 'http://localhost:4100/v1/auth/login/local?origin=x')).toBe(200)
  expect(statusOf(visit, 'http://localhost:4100/v1/users/me')).toBe(403)
})
