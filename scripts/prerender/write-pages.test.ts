import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brand } from '#tests/support/brand.ts'
import { sandboxHandlers } from '#sandbox/adapters/msw.ts'
import { clientOf } from '#sandbox/test-support.ts'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import * as renderer from '#src/render.tsx'
import { writeMachineFiles } from './site-files.ts'
import { redirectsFile, redirects } from '#scripts/hosting/rules.ts'
import { languageCodes } from '#shared/languages.ts'
import { writerInside } from './build-folder.ts'
import { writePages } from './write-pages.ts'

const server = setupServer()
let sandbox: Sandbox
let folder: string

// A build renders images, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pages-'))
  // The pages of this test are its own.
  await cp('content', path.join(folder, 'content'), { recursive: true })
  for (const name of ['pages', 'guides', 'translations', ...languageCodes])
    await rm(path.join(folder, `content/${name}.ndjson`), { force: true })
  sandbox = await createSandbox({ contentDir: path.join(folder, 'content'), log: () => {} })
  server.use(...sandboxHandlers(sandbox))
  server.listen()
  await publish({ title: 'Home', path: '/', heading: 'Fund it.' })
  // The settings need an audience to choose, and each audience's choice a page.
  await publish({ title: 'Owners', path: '/owner', heading: 'Build it.' })
})

afterAll(async () => {
  server.close()
  await sandbox.close()
  await rm(folder, { recursive: true })
})

/** A page that begins with a hero of these words, and of what else is given. */
interface Page {
  title: string
  path: string
  heading: string
  image?: object
  bond?: string
}

/** Publishes a page as an editor's program does: through the content API. */
async function publish(page: Page) {
  const { title, path: at, ...words } = page
  const seo = { _type: 'seo', title: `${title} | Tofali`, description: 'Published a moment ago.' }
  const hero = { _key: 'h', _type: 'hero', lead: 'No developer.', tone: 'bush', ...words }
  const _id = `page${at.replaceAll(/[^a-z]/g, '-')}`
  await create('page', _id, { title, path: at, seo, sections: [hero] })
}

function create(_type: string, _id: string, fields: object) {
  return clientOf(sandbox).createOrReplace({ _id, _type, ...fields })
}

const to = (_ref: string) => ({ _type: 'reference', _ref })

/** All that a build writes as text, by its path in dist/. */
async function build(stylesheet = '', by = renderer): Promise<Map<string, string>> {
  const outDir = path.join(folder, 'dist')
  const written = new Set<string>()
  const write = async (file: string, text: string) => {
    written.add(file)
    await writerInside(outDir)(file, text)
  }
  const bundle = {
    entry: '/static/js/main.js',
    styles: [{ address: '/static/css/main.css', text: stylesheet }],
    font: '/headlines.woff2',
    boot: '',
    notice: '',
    formBoot: '',
  }
  const { routes } = await writePages({
    renderer: by,
    bundle,
    write,
    outDir,
    cacheDir: path.join(folder, 'cache'),
  })
  await writeMachineFiles(renderer.hosts, routes, write)
  const files = new Map<string, string>()
  for (const file of written) files.set(file, await readFile(path.join(outDir, file), 'utf8'))
  return files
}

function parse(html: string): Document {
  return new JSDOM(html).window.document
}

/** The content that a page hydrates with. */
function seedOf(page: Document, files: Map<string, string>): unknown {
  const { content = '' } = page.querySelector<HTMLElement>('[data-content]')?.dataset ?? {}
  expect(content).toMatch(/^\/static\/data\/\S+-[0-9a-f]{8}\.json$/)
  return JSON.parse(files.get(content) ?? 'null')
}

test('a page added through the content API is static HTML in the next build', async () => {
  const before = await build()
  expect(before.has('/lagos/homes.html')).toBe(false)

  await publish({ title: 'Homes in Lagos', path: '/lagos/homes', heading: 'Build in Lagos' })
  const files = await build()
  const page = parse(files.get('/lagos/homes.html') ?? '')
  expect(page.querySelector('#root h1')?.textContent).toBe('Build in Lagos')
  expect(page.title).toBe('Homes in Lagos | Tofali')
  expect(files.get('/data/lagos/homes.json')).toContain('Build in Lagos')
  expect(seedOf(page, files)).toMatchObject({
    path: '/lagos/homes',
    shell: { settings: { title: brand } },
    page: { sections: [{ heading: 'Build in Lagos' }] },
  })
  const today = new Date().toISOString().slice(0, 10)
  expect(files.get('/sitemap.xml')).toContain(`/lagos/homes</loc><lastmod>${today}T`)
  expect(files.get('/llms.txt')).toContain('[Homes in Lagos | Tofali]')
})

test('a guide is in the search and the feeds after the next build, with the price of that day', async () => {
  const seo = { _type: 'seo', title: 'Guides | Tofali', description: 'All guides.' }
  const list = { _key: 'l', _type: 'guideList', heading: 'Guides', lead: 'All.' }
  await create('page', 'page-guides', { title: 'Guides', path: '/guides', seo, sections: [list] })
  const body = { label: 'A month of Pro', kind: 'planPrice', plan: to('plan-pro') }
  await create('topic', 'topic-new', {
    title: 'Walls',
    slug: { _type: 'slug', current: 'walls' },
    description: 'How walls rise.',
    color: 'money',
    act: { _type: 'action', label: 'Begin', to: { _type: 'link', href: '/owner' } },
  })
  await create('article', 'guide-new', {
    title: 'What Pro costs',
    slug: { _type: 'slug', current: 'what-pro-costs' },
    summary: 'The price, as it is.',
    topic: to('topic-new'),
    publishedAt: '2026-01-02',
    body: [{ _key: 'f', _type: 'figure', ...body }],
  })
  const places = ['/guides/what-pro-costs.html', '/guides/topic/walls/feed.json']
  const files = await build()
  for (const at of places) expect(files.get(at)).toMatch(/NGN\s45,000/)
  expect(files.get('/search-index.json')).toContain('What Pro costs')
  expect(files.get('/guides/feed.xml')).toContain('<title>What Pro costs</title>')
  await clientOf(sandbox).patch('plan-pro').set({ amountText: 'NGN 46,000' }).commit()
  const later = await build()
  for (const at of places) expect(later.get(at)).toMatch(/NGN\s46,000/)
  await clientOf(sandbox).delete('page-guides')
})

test('a second page with the same address removes none, whatever its id and whether it is whole', async () => {
  for (const sections of [[{ _key: 'h', _type: 'pageTitle', heading: 'Other' }], 'hello']) {
    await create('page', 'a', { title: 'Other', path: '/owner', sections })
    const files = await build()
    expect(files.get('/owner.html')).toContain('Build it.')
    expect(files.get('/sitemap.xml')?.match(/\/owner</g)).toHaveLength(1)
    expect(files.get('/llms.txt')).toContain('Owners | Tofali')
  }
  await clientOf(sandbox).delete('a')
})

test.each([
  ['a harmless drawing is shown', '<path d="M0 0"/>', true],
  ['a drawing that must not be published is missing, and the page stands', '<script/>', false],
])('%s', async (_what, inside, isShown) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${inside}</svg>`
  const { _id } = await clientOf(sandbox).assets.upload('image', Buffer.from(svg))
  const image = { _type: 'image', alt: 'A plan', asset: to(_id) }
  await publish({ title: 'P', path: '/drawn', heading: 'Plans', image })
  const page = parse((await build()).get('/drawn.html') ?? '')
  expect(page.querySelector('#root h1')?.textContent).toBe('Plans')
  expect(page.querySelector('main img[alt="A plan"]') !== null).toBe(isShown)
  expect(page.querySelector('meta[property="og:image"]')).not.toBeNull()
})

test('a shared link has an image that is in the build', async () => {
  const page = parse((await build()).get('/owner.html') ?? '')
  const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  expect(image.startsWith(renderer.hosts.site)).toBe(true)
  const file = path.join(folder, 'dist', image.slice(renderer.hosts.site.length))
  expect((await readFile(file)).length).toBeGreaterThan(10_000)
  const alt = page.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')
  expect(alt).toBe('Build it.')
  expect(page.querySelector('meta[name="twitter:card"]')).toBeTruthy()
})

test('what a program wrote to attack the build or the host is named, the rest is published', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await publish({ title: 'Out', path: '/../../pwned', heading: 'Out' })
  await publish({ title: 'Away', path: '@evil.example/x', heading: 'Away' })
  await create('page', 'page-odd', { title: 'Odd', path: '/odd', sections: [{ _key: 'a' }] })
  const lines = '/new\n/*  https://evil.example/:splat  200!'
  await create('redirect', 'redirect-out', { from: '/old', to: lines, permanent: true })
  await create('redirect', 'redirect-all', { from: '/:any', to: '/', permanent: true })
  await create('redirect', 'redirect-good', { from: '/summer', to: '/', permanent: false })

  const files = await build()
  expect([...files.keys()].filter((file) => /\.\.|pwned|evil/.test(file))).toEqual([])
  expect([...files.values()].some((text) => text.includes('evil.example'))).toBe(false)
  expect(files.has('/owner.html')).toBe(true)
  expect(files.has('/odd.html')).toBe(false)
  expect(files.get('/sitemap.xml')).not.toContain('/odd')

  const rules = redirectsFile(await redirects(renderer))
  expect(rules).not.toContain('evil')
  expect(rules).toContain('\n/summer / 302\n')
  const told = warn.mock.calls.flat().join('\n')
  for (const id of [
    'page-------pwned',
    'page-evil-example-x',
    'page-odd',
    'redirect-out',
    'redirect-all',
  ]) {
    expect(told).toContain(`Content: ${id}: `)
  }
})

test('the drawing of a bond is in the pages whose first view shows it, and in no other', async () => {
  const image = sandbox.store.all().find(({ _id }) => _id.startsWith('image-'))
  if (!image) throw new Error('no image')
  const wall = { _type: 'image', alt: 'A wall', asset: to(image._id) }
  for (const bond of ['running', 'soldier'])
    await publish({ title: bond, path: `/${bond}`, heading: 'Built', image: wall, bond })
  const files = await build("[data-bond='soldier'] { order: 7 } [data-tone='bush'] { order: 8 }")
  const stylesOf = (file: string) =>
    parse(files.get(file) ?? '').querySelector('style')?.textContent
  expect(stylesOf('/soldier.html')).toMatch(/soldier.*bush/)
  expect(stylesOf('/running.html')).toContain('bush')
  expect(stylesOf('/running.html')).not.toContain('soldier')
})

test('a language in which only the home page is published has no scheduler, whose link would lead nowhere', async () => {
  const sections = [{ _key: 'h', _type: 'pageTitle', heading: 'Accueil' }]
  await create('page', 'page-fr', { title: 'Accueil', path: '/fr', language: 'fr', sections })
  const files = await build('', { ...renderer, languagePrefixes: async () => ['/fr'] })
  expect([...files.keys()]).toEqual(expect.arrayContaining(['/fr.html', '/fr/404.html']))
  expect(files.has('/fr/schedule-call-calendly.html')).toBe(false)
})

test('two builds of the same content are the same to the byte', async () => {
  expect(await build()).toEqual(await build())
})

test('the scheduler and the referral link are built with an editor’s words, and carry them', async () => {
  const files = await build()
  const words: [file: string, line: string][] = [
    ['/schedule-call-calendly', 'Thirty minutes with a project adviser.'],
    ['/referral/_', 'Nothing happening after ten seconds?'],
  ]
  for (const [file, line] of words) {
    const page = parse(files.get(`${file}.html`) ?? '')
    expect(page.querySelector('main, #root')?.textContent).toContain(line)
    expect(JSON.stringify(seedOf(page, files))).toContain(line)
    expect(files.get(`/data${file}.json`)).toContain(line)
  }
  const home = seedOf(parse(files.get('/index.html') ?? ''), files)
  expect(JSON.stringify(home)).not.toMatch(/(form|screen)Texts/)
})

test.each([
  ['without a home page', { path: '/home' }, 'publish a page with the path "/"'],
  [
    'whose home page is broken',
    { path: '/', sections: 'hello' },
    'page-: sections (page) is missing or broken',
  ],
])('a build %s fails, and says what is wrong', async (_what, fields, reason) => {
  const sections = [{ _key: 'h', _type: 'pageTitle', heading: 'Words' }]
  await create('page', 'page-', { title: 'Home', sections, ...fields })
  await expect(build()).rejects.toThrow(reason)
})

test('a build whose site settings are broken fails, so the site keeps its name, logo and languages', async () => {
  const sections = [{ _key: 'h', _type: 'pageTitle', heading: 'Words' }]
  await create('page', 'page-', { title: 'Home', path: '/', sections })
  await create('siteSettings', 'siteSettings', { title: 'Tofali' })
  // The renderer fetches the settings only once.
  vi.resetModules()
  await expect(build('', await import('#src/render.tsx'))).rejects.toThrow(
    'siteSettings: description (siteSettings) is missing',
  )
})
