import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostVariables } from '#shared/environment.ts'
import { readHosts } from '#shared/hosts.ts'
import { videoEmbed } from '#shared/video-embed.ts'
import { contentSecurityPolicy, plainHeaders } from './security-headers.ts'

const real = readHosts({
  ...Object.fromEntries(
    Object.keys(hostVariables).map((name) => [
      name,
      `https://${name.toLowerCase().replaceAll('_', '-')}.example/path`,
    ]),
  ),
  VITE_SANITY_PROJECT_ID: 'abc123',
  VITE_SANITY_DATASET: 'production',
  VITE_UPLOAD_HOSTS: 'files.example, store.example:8443',
})

function directive(policy: string, name: string): string[] {
  return (
    policy
      .split('; ')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  )
}

test('every host that the app talks to may be talked to, and no other', () => {
  const policy = contentSecurityPolicy({ hosts: real, styles: [], scripts: [] })
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://abc123.api.sanity.io',
    'https://abc123.apicdn.sanity.io',
    'https://vite-identity-host.example',
    'https://vite-iam-host.example',
    'https://vite-api-host.example',
    'https://vite-states-url.example',
    'https://vite-sheet-url.example',
    'https://files.example',
    'https://store.example:8443',
    'https://vite-auth-url.example',
    'https://vite-calculator-url.example',
    'https://vite-scheduler-url.example',
  ])
  expect(directive(policy, 'frame-src')[0]).toBe('https://vite-scheduler-url.example')
  expect(policy).toContain('upgrade-insecure-requests')
})

test('what only unused forms talk to is not allowed', () => {
  const unusedForms = ['funding', 'inline-contact', 'profile'] as const
  const policy = contentSecurityPolicy({
    hosts: real,
    styles: [],
    scripts: [],
    unusedForms,
  })
  expect(directive(policy, 'connect-src').slice(3)).toEqual([
    'https://vite-identity-host.example',
    'https://vite-iam-host.example',
    'https://vite-auth-url.example',
    'https://vite-calculator-url.example',
    'https://vite-scheduler-url.example',
  ])
})

test('a page requests flags only from the configured host', () => {
  const hosts = { ...real, flags: 'https://flags.example/4x3' }
  const [named = '', own = ''] = [hosts, real].map((some) =>
    contentSecurityPolicy({ hosts: some, styles: [], scripts: [] }),
  )
  expect(directive(named, 'img-src')).toContain('https://flags.example')
  expect(directive(own, 'img-src')).toEqual(["'self'", 'data:', 'https://cdn.sanity.io'])
})

test('the answer of a Google sheet may be read where Google redirects to', () => {
  const sheet = 'https://script.google.com/macros/s/abc/exec'
  const hosts = { ...real, leads: { ...real.leads, sheet } }
  const policy = contentSecurityPolicy({ hosts, styles: [], scripts: [] })
  expect(directive(policy, 'connect-src')).toContain('https://script.googleusercontent.com')
})

test('figures of visits may be sent where they are asked for, and nowhere else', () => {
  const hosts = { ...real, metrics: 'https://figures.example/visits' }
  const [policy = '', without = ''] = [hosts, real].map((some) =>
    contentSecurityPolicy({ hosts: some, styles: [], scripts: [] }),
  )
  expect(directive(policy, 'connect-src')).toContain('https://figures.example')
  expect(without).not.toContain('figures.example')
})

test('what is inlined is named by its hash, nothing else may run or style', () => {
  const policy = contentSecurityPolicy({
    hosts: real,
    styles: ['body{margin:0}', 'body{margin:0}'],
    scripts: ['boot()'],
  })
  expect(directive(policy, 'style-src')).toHaveLength(2)
  expect(directive(policy, 'script-src')[1]).toMatch(/^'sha256-[\w+/]{43}='$/)
  expect(policy).not.toContain('unsafe')
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"])
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"])
})

test('a Studio may show the site in its frame, and its overlays may add an empty style element', () => {
  const studios = ['https://studio.example/desk', 'https://www.sanity.example']
  const policy = contentSecurityPolicy({ hosts: real, styles: [], scripts: [], studios })
  expect(directive(policy, 'frame-ancestors')).toEqual([
    'https://studio.example',
    'https://www.sanity.example',
  ])
  const empty = createHash('sha256').digest('base64')
  expect(directive(policy, 'style-src')).toEqual(["'self'", `'sha256-${empty}'`])
  expect(policy).not.toContain('unsafe')
})

test('against the sandbox nothing is forced to https', () => {
  const hosts = readHosts({ SANDBOX_PORT: '4200' })
  const policy = contentSecurityPolicy({ hosts, styles: [], scripts: [] })
  expect(directive(policy, 'connect-src')).toContain('http://localhost:4200')
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(plainHeaders(hosts)['Strict-Transport-Security']).toBeUndefined()
})

test('every host whose videos are shown in a frame may be framed; files come from us and the CMS', () => {
  const policy = contentSecurityPolicy({ hosts: real, styles: [], scripts: [] })
  const addresses = [
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://a.wistia.com/medias/26sk4lmiix',
    'https://loom.com/share/0281766fa2d04bb788eaf19e65135184',
    'https://dai.ly/x8abcd1',
    'https://soundcloud.com/tofali/site-noise',
    'https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk',
  ]
  const frames = addresses.map((address) => new URL(videoEmbed(address) ?? '').origin)
  expect(directive(policy, 'frame-src').slice(1)).toEqual(frames)
  expect(directive(policy, 'media-src')).toEqual(["'self'", 'blob:', 'https://cdn.sanity.io'])
})
