import { expect, test, vi } from 'vitest'
import type { Report } from './report.ts'
import { validRedirects } from './valid-redirects.ts'

function validate(...given: { from?: unknown; to?: unknown; isPage?: boolean }[]) {
  const report = vi.fn<Report>()
  const rows = given.map((fields, index) => ({
    _id: `redirect-${index}`,
    from: '/old',
    to: '/new',
    permanent: true,
    isPage: false,
    ...fields,
  }))
  return { redirects: validRedirects(rows, report), told: report.mock.calls.flat() }
}

test.each([
  ['/new', '/new'],
  ['/new?a=b#part', '/new?a=b#part'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['https://Blog.example', 'https://blog.example/'],
  ['auth:/signin', 'http://localhost:4100/auth/signin'],
])('an editor sends visitors on to %s', (to, written) => {
  const { redirects, told } = validate({ to })
  expect(redirects).toEqual([{ from: '/old', to: written, permanent: true }])
  expect(told).toEqual([])
})

test.each([
  '/new\n/*  https://evil.example/:splat  200!',
  'https://evil.example/ 200',
  'https://evil.example\\@tofali.example',
  '//evil.example',
  '/..//evil.example',
  '/new/*',
  'mailto:hello@tofali.example',
  'javascript:alert(1)',
  '',
  null,
  { toString: 'x' },
])('nobody is sent on to %j, and the log says which redirect wanted it', (to) => {
  const { redirects, told } = validate({ to })
  expect(redirects).toEqual([])
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(
    /^redirect-0: to .* is not an address to send visitors to; the redirect is/,
  )
})

test.each([
  '/*',
  '/:any',
  '/a\n/b',
  '/../x',
  'old',
  '//evil.example',
  '/',
  '/admin-login',
  '/referral/abc',
  '/static/js/main.js',
  '/data/index.json',
  7,
])('no redirect starts from %j', (from) => {
  const { redirects, told } = validate({ from })
  expect(redirects).toEqual([])
  expect(told[0]).toMatch(/^redirect-0: from /)
})

test('a page cannot be taken away by a redirect, nor a redirect by another', () => {
  const { redirects, told } = validate({ from: '/owner', isPage: true }, {}, { to: '/other' })
  expect(redirects).toEqual([{ from: '/old', to: '/new', permanent: true }])
  expect(told).toEqual([
    'redirect-0: from "/owner" is in use; the redirect is left out.',
    'redirect-2: from is taken; the redirect is left out.',
  ])
})

test('nobody is sent round in a circle', () => {
  const [a, b, c] = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
    { from: '/c', to: '/a' },
  ]
  const { redirects, told } = validate(a, b, c, { from: '/d', to: '/d' })
  expect(redirects.map(({ from }) => from)).toEqual(['/c'])
  expect(told).toEqual([
    'redirect-0: to leads back to "/a"; the redirect is left out.',
    'redirect-1: to leads back to "/b"; the redirect is left out.',
    'redirect-3: to leads back to "/d"; the redirect is left out.',
  ])
})
