import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { serveSeedSandbox } from '#tests/support/seed.ts'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { writeClosedRobots } from './site-files.ts'
import { writeHostFiles } from '#scripts/hosting/rules.ts'
import { writePages } from './write-pages.ts'

// Read once, when the renderer is loaded.
vi.hoisted(() => vi.stubEnv('VITE_UNDER_CONSTRUCTION', 'true'))
vi.setConfig({ testTimeout: 60_000 })

await serveSeedSandbox()

/** All that such a build writes as text, by its path in dist/. */
async function build(): Promise<Map<string, string>> {
  const renderer = await import('#src/render.tsx')
  const files = new Map<string, string>()
  const write = async (file: string, text: string) => void files.set(file, text)
  const bundle = {
    entry: '/static/js/main.js',
    styles: [{ address: '/static/css/main.css', text: '' }],
    font: '/headlines.woff2',
    boot: '',
    notice: '',
    formBoot: '',
  }
  const outDir = await temporaryFolder()
  const { styles } = await writePages({
    isClosed: true,
    renderer,
    bundle,
    write,
    outDir,
    cacheDir: outDir,
  })
  const policy = { hosts: renderer.hosts, styles, scripts: [''] }
  await writeHostFiles({ renderer, policy, isClosed: true, write })
  await writeClosedRobots(write)
  return files
}

/** Every heading and lead of the pages that editors have published. */
async function wordsOfPages(): Promise<string[]> {
  const pages = await readFile('content/pages.ndjson', 'utf8')
  return [...pages.matchAll(/"(?:heading|lead|text|body)":"([^"\\]{12,})"/g)].flatMap(
    ([, words]) => words ?? [],
  )
}

test('a site under construction has the sign at every address and the login at its own, and nothing else', async () => {
  const files = await build()
  expect([...files.keys()].toSorted()).toEqual([
    '/404.html',
    '/_headers',
    '/_redirects',
    '/admin-login.html',
    '/index.html',
    '/robots.txt',
  ])
  const all = [...files.values()].join('\n')
  const words = await wordsOfPages()
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter((text) => all.includes(text))).toEqual([])
  expect(all).not.toMatch(/og:|twitter:|ld\+json|canonical/)
  expect(files.get('/_redirects')).toBe('\n')
  expect(files.get('/robots.txt')).toContain('Disallow: /')
  const open = (file: string) => new JSDOM(files.get(file)).window.document
  for (const file of ['/index.html', '/404.html']) {
    const sign = open(file)
    expect(sign.querySelector('h1')?.textContent).toBe('Site under construction')
    expect(sign.querySelector('a[href^="tel:"]')).toBeTruthy()
    expect(sign.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  }
  const login = open('/admin-login.html')
  expect(login.querySelector('h1')?.textContent).toBe('Admin login')
  expect(login.querySelector('script[data-app]')).toBeTruthy()
})
