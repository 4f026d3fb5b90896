import { expect, test, vi } from 'vitest'
import type { Report } from '#src/content/validate/place.ts'
import { validRedirects } from './redirects.ts'

const site = 'https://www.site.example'
const pages = ['/', '/owner', null, 7]

function validate(...given: { from?: unknown; to?: unknown }[]) {
  const report = vi.fn<Report>()
  const rows = given.map((fields, index) => ({
    _id: `redirect-${index}`,
    from: '/old',
    to: '/new',
    permanent: true,
    ...fields,
  }))
  return {
    redirects: validRedirects({ redirects: rows, pages }, report, site),
    told: report.mock.calls.flat(),
  }
}

test.each([
  ['/new', '/new'],
  ['/new?a=b#part', '/new?a=b#part'],
  ['/über-uns', '/%C3%BCber-uns'],
  ['https://Blog.example', 'https://blog.example/'],
  ['auth:/signin', 'http://localhost:4100/auth/signin'],
  [`${site}/new/?a=b#part`, '/new?a=b#part'],
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
  '/robots.txt',
  '/%6Fwner',
  '/100%',
  '/a%0Ab',
  7,
])('no redirect starts from %j', (from) => {
  const { redirects, told } = validate({ from })
  expect(redirects).toEqual([])
  expect(told[0]).toMatch(/^redirect-0: from /)
})

test('a page cannot be taken away by a redirect, nor a redirect by another', () => {
  const { redirects, told } = validate({ from: '/owner' }, {}, { to: '/other' })
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

test('a circle through the site’s own address is one too, and the redirect is named', () => {
  const { redirects, told } = validate({ to: '/b' }, { from: '/b', to: `${site}/OLD/?a=b` })
  expect(redirects).toEqual([])
  expect(told).toContain('redirect-0: to leads back to "/old"; the redirect is left out.')
})

test.each([
  ['/Owner', '/owner'],
  ['/owner.html', '/owner'],
  ['/old.html', '/old'],
  ['/b', '/c'],
  ['/old', 'https://other.example/old'],
])('a redirect from %s to %s leads on, and stays', (from, to) => {
  expect(validate({ from, to }).redirects).toEqual([{ from, to, permanent: true }])
})

test('an old address is written as browsers ask for it, and taken once', () => {
  const { redirects, told } = validate(
    { from: '/über-uns' },
    { from: '/%C3%BCber-uns' },
    { from: '/a%20b' },
  )
  expect(redirects.map(({ from }) => from)).toEqual(['/%C3%BCber-uns', '/a%20b'])
  expect(told).toEqual(['redirect-1: from is taken; the redirect is left out.'])
})

test('a redirect of the code is part of a circle too', () => {
  const { redirects } = validate({ from: '/pricing/enterprise', to: '/pricing' })
  expect(redirects).toEqual([])
})
