import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#shared/local-server.ts'
import { isScreen } from '#shared/reserved-paths.ts'
import { serveFolder } from '#scripts/hosting/static-host.ts'
import type { RedirectRule } from '#scripts/hosting/rules.ts'
import { ask, follow } from './host.ts'
import type { Answer, Host, Lack, RunningHost } from './host.ts'
import { readBuiltSite } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import { nginx, nginxWithBrotli } from './nginx.ts'
import { workerd } from './workerd.ts'

/** Redirects that an editor might add, and what a visitor with `?utm=1` is sent to. */
const added = [
  ['/old.html', '/owner', '/owner?utm=1'],
  ['/old', '/lender', '/lender?utm=1'],
  ['/%C3%BCber-uns', '/about-us', '/about-us?utm=1'],
  ['/old%20page', '/about-us', '/about-us?utm=1'],
  ['/Old_Page', '/about-us', '/about-us?utm=1'],
  ['/questions', '/owner#questions', '/owner?utm=1#questions'],
  ['/spring', '/owner?ref=spring', '/owner?ref=spring&utm=1'],
  ['/summer', '/owner?ref=summer#questions', '/owner?ref=summer&utm=1#questions'],
  ['/away', 'https://blog.example/a?b=c', 'https://blog.example/a?b=c&utm=1'],
] as const

let site: BuiltSite
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'built-'))
  await cp('dist', folder, { recursive: true })
  const lines = added.map(([from, to]) => `${from} ${to} 301\n`).join('')
  const file = path.join(folder, '_redirects')
  await writeFile(file, lines + (await readFile(file, 'utf8')))
  site = await readBuiltSite(folder)
})
afterAll(() => rm(folder, { recursive: true }))

/** The server of `npm run preview`. */
const preview: Host = {
  name: 'preview',
  missing: () => null,
  lacks: [],
  encodings: ['br'],
  async start(root) {
    const port = await freePort()
    const server = await serveFolder(path.resolve(root), port)
    return {
      origin: `http://127.0.0.1:${port}`,
      close: async () => void server.close(),
    }
  },
}

const hosts = [preview, nginx, nginxWithBrotli, workerd].map((host) => {
  const why = host.missing()
  return { host, why, title: why ? `${host.name}: NOT TRIED, ${why}` : host.name }
})

describe.each(hosts)('$title', ({ host, why }) => {
  describe.skipIf(why)('answers as the preview', () => {
    walk(host)
  })
})

function walk(host: Host): void {
  let running: RunningHost
  beforeAll(async () => {
    running = await host.start(folder)
  })
  afterAll(() => running.close())
  const get = (target: string, headers: Record<string, string> = {}) =>
    ask(running.origin, target, { headers })

  test('every page is at its address, with the headers of the site', async () => {
    expect(site.pages.size).toBeGreaterThan(3)
    const moved = new Set(site.redirects.map(({ from }) => from))
    for (const [address, file] of site.pages) {
      if (moved.has(address)) continue
      const answer = await get(address)
      expect([address, ...faultsOf(answer, address, file)]).toEqual([address])
    }
  })

  test('every file has its type, its bytes and the headers of its folder', async () => {
    expect(site.files.length).toBeGreaterThan(20)
    for (const file of site.files) {
      const answer = await get(file)
      expect([file, ...faultsOf(answer, file, file)]).toEqual([file])
    }
  })

  test.each([
    '/owner/',
    '/owner///',
    '//owner',
    '///owner/',
    '/owner.html',
    '/owner/index.html',
    '/%6Fwner',
    '/%6fwner/',
  ])('a visitor of %s arrives at the one address of that page', async (spelling) => {
    const { at, status } = await follow(running.origin, `${spelling}?a=b%2Fc`)
    expect([at, status]).toEqual(['/owner?a=b%2Fc', 200])
  })

  test.each(['/index.html', '/index', '//', '///index.html'])(
    'a visitor of %s arrives at the home page',
    async (spelling) => {
      const { at, status } = await follow(running.origin, spelling)
      expect([at, status]).toEqual(['/', 200])
    },
  )

  test('every redirect has its status and its target, and keeps what the address asks', async () => {
    const redirects = site.redirects.filter(({ status }) => status !== 200)
    expect(redirects.length).toBeGreaterThan(added.length)
    const keepsOne = host.lacks.includes('queries of a redirect and its visitor')
    for (const { from, to, status } of redirects.filter(
      (rule) => !(keepsOne && rule.to.includes('?')),
    )) {
      const answer = await get(`${from}?utm=1`)
      const [, , location = `${to}?utm=1`] = added.find(([old]) => old === from) ?? []
      expect([from, answer.status, answer.headers.location]).toEqual([from, status, location])
    }
  })

  test.each([
    ['/%6Fld.html', '/owner'],
    ['/old/index.html', '/lender'],
    ['/%c3%bcber-uns', '/about-us'],
    ['/%C3%BCber-uns/', '/about-us'],
    ['/old%20%70age', '/about-us'],
  ])('a visitor who writes an old address as %s arrives at %s', async (spelling, address) => {
    if (
      host.lacks.includes('redirects from a path with a slash') &&
      /\/(index\.html)?$/.test(spelling)
    )
      return
    const { at, status } = await follow(running.origin, spelling)
    expect([at, status]).toEqual([address, 200])
  })

  test('all referral codes get one page, which does not reveal the code', async () => {
    const { from, to } = rewrite()
    const address = from.replace('*', 'ada-lovelace')
    const answer = await get(address)
    expect(faultsOf(answer, address, `${to}.html`)).toEqual([])
    const slashed = await follow(running.origin, `${address}/`)
    // Where it stays, the app corrects it.
    expect([slashed.at.replace(/\/$/, ''), slashed.status]).toEqual([address, 200])
  })

  test.each(['/nothing', '/nothing/at/all', '/_headers', '/_redirects', '/static/js'])(
    '%s is answered with 404 and the page for it',
    async (target) => {
      const answer = await follow(running.origin, target)
      expect([target, answer.status]).toEqual([target, 404])
      expect(answer.body.equals(site.bytesOf('404.html'))).toBe(true)
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    },
  )

  test('no address of a file can be redirected', () => {
    expect(site.files.filter((file) => !isScreen(file))).toEqual([])
  })

  test('it lacks nothing but what is known of it', async () => {
    const missing = await get('/static/js/gone-12345678.js')
    expect(missing.status).toBe(404)
    const video = await get(aVideo(), { range: 'bytes=10-19' })
    const text = await get('/owner', { 'accept-encoding': 'gzip, br' })
    const moved = site.redirects.find(({ status }) => status === 301) ?? { from: '', to: '' }
    const slashed = await follow(running.origin, `${moved.from}/`)
    const capitals = await follow(running.origin, '/OWNER')
    const merged = (await get('/spring?utm=1')).headers.location
    const read = await Promise.all(
      ['/owner', '/'].map((page) =>
        get(page, { accept: 'text/markdown, text/html;q=0.5, */*;q=0.1' }),
      ),
    )
    const twins = ['owner.md', 'index.md'].map((file) => site.bytesOf(file))
    const lacks: Record<Lack, boolean> = {
      'Markdown at the address of a page': !read.every(
        ({ body, headers }, index) =>
          body.equals(twins[index] ?? body) && /accept(?!-)/i.test(headers.vary ?? ''),
      ),
      'addresses in capitals': capitals.at !== '/owner',
      'hidden 404 page': (await get('/404')).status !== 404,
      // The next deploy may bring the file.
      'missing files asked for again': /immutable|max-age=[1-9]/.test(
        missing.headers['cache-control'] ?? '',
      ),
      'parts of a file': video.status !== 206,
      'queries of a redirect and its visitor': merged !== '/owner?ref=spring&utm=1',
      'redirects from a path with a slash': slashed.at !== moved.to,
      vary: !/accept-encoding/i.test(text.headers.vary ?? ''),
    }
    const found = Object.entries(lacks).flatMap(([name, isLacking]) => (isLacking ? [name] : []))
    expect(found).toEqual(host.lacks)
  })

  test.each([
    '/..%2f..%2fetc/passwd',
    '/static/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/static%2Fjs',
    '/%E0%A4%A',
    '/owner%00.html',
  ])('%s leads to nothing', async (target) => {
    const { status, body } = await follow(running.origin, target)
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('root:')
  })

  test.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '//\\evil.example/',
    '/%5Cevil.example/',
    '/%2Fevil.example/',
    '/.//evil.example/',
    '//evil.example/index.html',
    '//evil.example%0d%0aSet-Cookie:a=b/',
  ])('no spelling such as %s leads a visitor to another site', async (target) => {
    const { headers } = await ask(running.origin, target)
    const arrival = new URL(headers.location ?? '/', running.origin + target)
    expect(arrival.origin).toBe(running.origin)
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.skipIf(host.lacks.includes('parts of a file'))(
    'a player gets the part of a video that it requests',
    async () => {
      const file = aVideo()
      const bytes = site.bytesOf(file)
      const part = await get(file, { range: 'bytes=10-19' })
      expect(part.status).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes 10-19/${bytes.length}`)
      expect(part.body.equals(bytes.subarray(10, 20))).toBe(true)
      const outside = await get(file, { range: `bytes=${bytes.length}-` })
      expect(outside.status).toBe(416)
    },
  )

  test.skipIf(!host.passesOn)('the lead service answers however its address ends', async () => {
    for (const [target, at, asked] of [
      ['/lead-api', '/lead-api/', '/'],
      ['/lead-api/', '/lead-api/', '/'],
      ['/lead-api/inbox', '/lead-api/inbox', '/inbox'],
      ['/lead-api/inbox/?done=open', '/lead-api/inbox?done=open', '/inbox?done=open'],
    ] as const) {
      const answer = await follow(running.origin, target)
      expect([answer.at, answer.body.toString()]).toEqual([at, `Asked for ${asked}`])
    }
  })

  test('text travels compressed and arrives whole', async () => {
    const script = site.files.find((name) => name.endsWith('.js')) ?? ''
    for (const [target, file] of [
      ['/owner', 'owner.html'],
      [script, script],
    ] as const) {
      const answer = await get(target, { 'accept-encoding': 'gzip, br' })
      expect(host.encodings).toContain(answer.headers['content-encoding'])
      expect(unpacked(answer).equals(site.bytesOf(file))).toBe(true)
      expect(answer.headers['content-type']).toMatch(typeOf(file))
    }
    const missing = await get('/nothing', { 'accept-encoding': 'gzip, br' })
    expect(missing.status).toBe(404)
    expect(unpacked(missing).equals(site.bytesOf('404.html'))).toBe(true)
  })

  test('pages can be asked for their headers alone, and take nothing', async () => {
    const head = await ask(running.origin, '/owner', { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(faultyHeaders(head, '/owner')).toEqual([])
    const post = await ask(running.origin, '/owner', { method: 'POST' })
    expect(post.status).toBe(405)
  })
}

function rewrite(): RedirectRule {
  const found = site.redirects.find(({ status }) => status === 200)
  if (!found) throw new Error('No rule of _redirects rewrites.')
  return found
}

function aVideo(): string {
  return site.files.find((name) => /\.(?:webm|mp4)$/.test(name)) ?? ''
}

/** What differs from the file that belongs at an address. */
function faultsOf(answer: Answer, address: string, file: string): string[] {
  const type = answer.headers['content-type'] ?? 'none'
  return [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(answer.body.equals(site.bytesOf(file)) ? [] : ['other bytes']),
    ...(typeOf(file).test(type) ? [] : [`type ${type}`]),
    ...faultyHeaders(answer, address),
  ]
}

/** Of two rules for one header a host sends the later value, or both: a policy only gets stricter. */
function faultyHeaders({ headers }: Answer, address: string): string[] {
  const rules = site.headersOf(address)
  // What has no rule may be stored, but not used before the host was asked.
  const caching = rules.has('cache-control') ? [] : [headers['cache-control'] ?? 'no cache-control']
  return [
    ...[...rules]
      .filter(([name, values]) => {
        return ![values.at(-1), values.join(', ')].includes(String(headers[name]))
      })
      .map(([name]) => `${name}: ${String(headers[name])}`),
    ...caching.filter((value) => !/^no-cache$|max-age=0, must-revalidate/.test(value)),
  ]
}

function unpacked({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** Hosts call a script by its old or its new name. */
function typeOf(file: string): RegExp {
  const types: Record<string, RegExp> = {
    js: /^(?:text|application)\/javascript/,
    css: /^text\/css; charset=utf-8/i,
    html: /^text\/html; charset=utf-8/i,
    md: /^text\/markdown; charset=utf-8/i,
    json: /^application\/json/,
    svg: /^image\/svg\+xml/,
    txt: /^text\/plain; charset=utf-8/i,
    xml: /^(?:application|text)\/xml/,
    webm: /^video\/webm/,
    woff2: /^font\/woff2/,
    ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)/,
    jpg: /^image\/jpeg/,
  }
  const extension = file.split('.').at(-1) ?? ''
  return types[extension] ?? new RegExp(`^image/${extension}`)
}
