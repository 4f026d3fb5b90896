import { expect, test } from 'vitest'
import { hostVariables } from '#shared/environment.ts'
import { readHosts } from '#shared/hosts.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import {
  moveOf,
  covers,
  headersFile,
  parseHeaders,
  parseRedirects,
  redirectsFile,
  roomForStyles,
  writeHostFiles,
} from './rules.ts'
import type { HeaderRule } from './rules.ts'

test('the policy of a site with hosts of its own has room for some styles, and no more', () => {
  const hosts = readHosts(
    Object.fromEntries(
      Object.keys(hostVariables).map((name) => [
        name,
        `https://${name.toLowerCase().replaceAll('_', '-')}.example`,
      ]),
    ),
  )
  const policy = { hosts, scripts: ['a', 'b'], studios: ['https://studio.example'] }
  const room = roomForStyles(policy)
  const withStyles = (count: number) => {
    const styles = Array.from({ length: count }, (_, index) => `p{top:${index}px}`)
    const text = contentSecurityPolicy({ ...policy, styles })
    return headersFile([{ path: '/*', headers: { 'Content-Security-Policy': text } }])
  }
  expect(room).toBeGreaterThan(3)
  expect(() => withStyles(room)).not.toThrow()
  expect(() => withStyles(room + 1)).toThrow('hosts allow 2000')
})

test('headers and redirects are read as they were written', () => {
  const headers: HeaderRule[] = [
    { path: '/*', headers: { 'X-A': 'b; c', 'X-D': 'e' } },
    { path: '/static/*', headers: { 'Cache-Control': 'immutable' } },
  ]
  const redirects = [{ from: '/canpad', to: '/owner', status: 301 }]
  expect(parseHeaders(headersFile(headers))).toEqual(headers)
  expect(parseRedirects(redirectsFile(redirects))).toEqual(redirects)
})

test('a line that a host would cut stops the build', () => {
  expect(() => headersFile([{ path: '/*', headers: { 'X-A': 'x'.repeat(2001) } }])).toThrow(
    /2,?000/,
  )
})

test.each([
  { from: '/old', to: '/new\n/*  https://evil.example/:splat  200!', status: 301 },
  { from: '/old', to: 'https://evil.example/ 200', status: 301 },
  { from: '/old\u2028/*', to: '/new', status: 301 },
  { from: '', to: '/new', status: 301 },
])('no address adds a rule to _redirects: %j', (rule) => {
  expect(() => redirectsFile([rule])).toThrow('cannot be written to _redirects')
})

test('more redirects than hosts answer stop the build, and the editor reads how many are too many', () => {
  expect(redirectsFile(manyRules(2000))).toContain('/old-1999 ')
  expect(() => redirectsFile(manyRules(2003))).toThrow('delete 3 of them')
})

test.each([
  ['/*', '/anything/at/all', true],
  ['/referral/*', '/referral/abc', true],
  ['/referral/*', '/referral', false],
  ['/pricing', '/pricing', true],
  ['/pricing', '/pricing/premium', false],
])('the rule %s covers %s: %s', (rule, path, expected) => {
  expect(covers(rule, path)).toBe(expected)
})

const rules = [
  { from: '/canpad', to: '/owner', status: 301 },
  { from: '/summer', to: '/finance', status: 302 },
  { from: '/spring', to: '/owner?ref=spring#a', status: 302 },
  { from: '/old.html', to: '/first', status: 301 },
  { from: '/old', to: '/second', status: 301 },
  { from: '/%C3%BCber-uns', to: '/about-us', status: 301 },
  { from: '/a%20b', to: '/about-us', status: 301 },
  { from: '/referral/*', to: '/referral/_', status: 200 },
]

test.each([
  ['/canpad', '', 301, '/owner'],
  ['/canpad/', '?a=b', 301, '/owner?a=b'],
  ['/summer', '', 302, '/finance'],
  ['/owner/', '?a=b', 301, '/owner?a=b'],
  ['/owner///', '', 301, '/owner'],
  ['//evil.example/', '', 301, '/evil.example'],
  ['///owner', '?a=b', 301, '/owner?a=b'],
  ['/index.html', '', 301, '/'],
  ['/owner.html', '?a=b', 301, '/owner?a=b'],
  ['/canpad.html', '', 301, '/owner'],
  ['/%6Fwner', '', 301, '/owner'],
  ['/referral/abc/', '', 301, '/referral/abc'],
  ['/spring', '', 302, '/owner?ref=spring#a'],
  ['/spring/', '?utm=1', 302, '/owner?ref=spring&utm=1#a'],
  ['/old.html', '', 301, '/first'],
  ['/old.html/', '', 301, '/first'],
  ['/old', '', 301, '/second'],
  ['/old/index.html', '', 301, '/second'],
  ['/%c3%bcber-uns', '', 301, '/about-us'],
  ['/%C3%BCber-uns.html', '', 301, '/about-us'],
  ['/%61%20b', '', 301, '/about-us'],
])('a visitor of %s%s is sent on (%i) to %s', (path, search, status, location) => {
  expect(moveOf(rules, path, search)).toEqual({ status, location })
})

test('what the Studio keeps in its address stays as it wrote it', () => {
  const studio = [{ from: '/*', to: '/index.html', status: 200 }]
  expect(moveOf(studio, '/structure/page;a%2Cview%3Db', '')).toBeNull()
  expect(moveOf(studio, '//evil.example', '')).toEqual({ status: 301, location: '/evil.example' })
})

test.each(['/', '/owner', '/referral/abc', '/canpad/more'])('%s is where it should be', (path) => {
  expect(moveOf(rules, path, '?a=b')).toBeNull()
})

function manyRules(count: number) {
  return [
    ...Array.from({ length: count }, (_, index) => ({
      from: `/old-${index}`,
      to: '/',
      status: 301,
    })),
    { from: '/referral/*', to: '/referral/_', status: 200 },
  ]
}

/** The headers of a built site, as a host that lets the later of two rules win would send them. */
async function headersOf(pathname: string): Promise<Record<string, string>> {
  const files = new Map<string, string>()
  await writeHostFiles({
    renderer: {
      codeRedirects: [],
      loadRedirects: async () => [],
      referralCodes: '/referral/*',
      referralPage: '/referral/_',
    },
    policy: {
      hosts: readHosts({ SANDBOX_PORT: '4200' }),
      styles: ['body{margin:0}'],
      scripts: ['boot()'],
    },
    isClosed: false,
    write: async (file, text) => void files.set(file, text),
  })
  const written = parseHeaders(files.get('/_headers') ?? '')
  return Object.assign(
    {},
    ...written.flatMap(({ path, headers }) => (covers(path, pathname) ? [headers] : [])),
  )
}

test.each(['/', '/owner', '/referral/ada'])('the page %s has the policy of pages', async (page) => {
  const { 'Content-Security-Policy': policy } = await headersOf(page)
  expect(policy).toContain("script-src 'self' 'sha256-")
})

test.each(['/static/js/main.js', '/static/media/a.svg', '/data/owner.json', '/flags/ng.svg'])(
  'the file %s travels without it, and runs nothing when it is opened',
  async (file) => {
    const { 'Content-Security-Policy': policy = '', ...others } = await headersOf(file)
    expect(policy.length).toBeLessThan(100)
    expect(policy).toMatch(/^default-src 'none';.*\bsandbox$/)
    expect(others['X-Content-Type-Options']).toBe('nosniff')
  },
)
