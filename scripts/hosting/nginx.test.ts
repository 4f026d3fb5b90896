import { expect, test } from 'vitest'
import { nginxRules } from './nginx.ts'

const site = { headers: [{ path: '/*', headers: { 'X-A': 'b; "c"' } }], redirects: [] }

test('a value is one word of the configuration, whatever it contains', () => {
  expect(nginxRules(site, false)).toContain(String.raw`set $site_x_a "b; \"c\"";`)
})

test('every header is sent with redirects and missing files too', () => {
  expect(nginxRules(site, false)).toContain('add_header X-A $site_x_a always;')
})

test('the lead service below the site has its own policy, and the other headers of the site', () => {
  const headers = [
    { path: '/*', headers: { 'Content-Security-Policy': 'a', 'Strict-Transport-Security': 'b' } },
  ]
  const [, rule] =
    /if \(\$uri ~ "\^\/lead-api\/"\) \{ (.*) \}/.exec(
      nginxRules({ headers, redirects: [] }, false),
    ) ?? []
  expect(rule).toBe('set $site_cache_control ""; set $site_content_security_policy "";')
})

test('the slash stays at the address of the lead service, to which nginx adds it', () => {
  const rule = /~ "([^"]*)"\) \{ return 301 \$1\$2; \}/.exec(nginxRules(site, false))?.[1] ?? ''
  const loses = ['/owner/', '/lead-api/inbox/?done=open', '/lead-apis/']
  const keeps = ['/lead-api/', '/lead-api/?a=b/', '/']
  expect([...loses, ...keeps].filter((address) => new RegExp(rule).test(address))).toEqual(loses)
})

test('nginx would look for a variable behind a dollar sign', () => {
  const headers = [{ path: '/*', headers: { 'X-A': 'costs $5' } }]
  expect(() => nginxRules({ headers, redirects: [] }, false)).toThrow('dollar sign')
})

test('a dollar sign in the target of a redirect is escaped', () => {
  const redirects = [{ from: '/old', to: '/new/$5', status: 302 }]
  expect(nginxRules({ headers: [], redirects }, false)).toContain(
    'location = "/old" { return 302 "/new/%245$is_args$args"; }',
  )
})

test.each([
  ['/owner', '/owner$is_args$args'],
  ['/owner#a', '/owner$is_args$args#a'],
  ['/owner?ref=x', '/owner?ref=x$more_args'],
  ['/owner?ref=x#a', '/owner?ref=x$more_args#a'],
])('a visitor sent to %s keeps the campaign', (to, answer) => {
  const redirects = [{ from: '/old', to, status: 301 }]
  expect(nginxRules({ headers: [], redirects }, false)).toContain(`{ return 301 "${answer}"; }`)
})

test('of two rules for a path only the first is written: nginx refuses the second', () => {
  const redirects = [
    { from: '/old', to: '/first', status: 301 },
    { from: '/old', to: '/second', status: 301 },
    { from: '/404', to: '/third', status: 301 },
  ]
  const rules = nginxRules({ headers: [], redirects }, false)
  expect(rules.match(/location = "\/old"/g)).toHaveLength(1)
  expect(rules).toContain('/first')
  expect(rules.match(/location = "\/404"/g)).toHaveLength(1)
})

test('a path that an editor wrote with a star covers what is below it', () => {
  const redirects = [{ from: '/news/*', to: '/', status: 301 }]
  expect(nginxRules({ headers: [], redirects }, false)).toContain('location ^~ "/news/" {')
})

test('brotli is only asked of an nginx that has it', () => {
  expect(nginxRules(site, true)).toContain('brotli_static on;')
  expect(nginxRules(site, false)).not.toContain('brotli')
})
