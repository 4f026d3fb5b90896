import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#sandbox/test-support.ts'
import { htmlFaults } from './html-check.ts'
import { leaks } from './leak-check.ts'
import { deadLinks } from './link-check.ts'

// A check that cannot fail proves nothing, so each one here gets a page with mistakes.
let folder = ''

beforeEach(async () => {
  folder = await temporaryFolder()
})

async function writeFiles(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, 'dist', file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text)
  }
}

function page(body: string, head = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>`
}

/** The head of a page and its versions in other languages. */
function versions(own: string, ...all: string[]): string {
  return [
    `<link rel="canonical" href="https://site.example/${own}">`,
    ...all.map((one) => `<link rel="alternate" hreflang="x" href="https://site.example/${one}">`),
  ].join('')
}

function runBundleSize() {
  const script = path.resolve('scripts/bundle-size.ts')
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
}

/** Text that cannot be packed much. */
function ballast(kilobytes: number): string {
  return randomBytes(kilobytes * 1000).toString('base64')
}

describe('markup', () => {
  test('a valid page has no faults', async () => {
    expect(await htmlFaults('a.html', page('<h1>Bricks</h1><p>Well laid.</p>'))).toEqual([])
  })

  test.each([
    ['an image without words', '<h1>A</h1><img src="/a.png">', 'wcag/h37'],
    ['a tag that ends what was never open', '<h1>A</h1><p>B<div>C</div></p>', 'close-order'],
    ['a field that fills itself wrongly', '<input autocomplete="nonsense">', 'valid-autocomplete'],
    [
      'a section with a name and no heading',
      '<section aria-label="A">B</section>',
      'section-heading',
    ],
    [
      'a section whose only heading is that of another one in it',
      '<section><article><h2>A</h2></article></section>',
      'section-heading',
    ],
  ])('%s is told', async (_, body, rule) => {
    expect((await htmlFaults('a.html', page(body))).join('\n')).toContain(rule)
  })
})

describe('links', () => {
  test('links that lead somewhere are followed without a word', async () => {
    await writeFiles({
      'index.html': page(
        '<a href="/owner#how">Owner</a> <a href="#here" id="here">Here</a> <a href="/old">Old</a> <a href="https://elsewhere.example/gone">Away</a>',
        '<link rel="canonical" href="https://site.example/"><meta property="og:image" content="https://site.example/a.png">',
      ),
      'owner.html': page('<h2 id="how">How</h2>'),
      'a.png': '',
      _redirects: '/old /owner 301\n',
      'sitemap.xml': '<loc>https://site.example/owner</loc>',
    })
    expect(await deadLinks(path.join(folder, 'dist'))).toEqual({ followed: 6, dead: [] })
  })

  test('the fragment of a drawing names one of its parts', async () => {
    await writeFiles({
      'index.html': page('<img src="/house.svg#w1" alt=""><img src="/house.svg#w2" alt="">'),
      'house.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path id="w1"/></svg>',
    })
    expect((await deadLinks(path.join(folder, 'dist'))).dead).toEqual([
      'index.html links to /house.svg#w2, but nothing has that id.',
    ])
  })

  test('a version in another language that does not name its source is told', async () => {
    await writeFiles({
      'index.html': page('', versions('', '', 'fr', 'pt')),
      'fr.html': page('', versions('fr', '', 'fr', 'pt')),
      'pt.html': page('', versions('pt', 'fr', 'pt')),
    })
    expect((await deadLinks(path.join(folder, 'dist'))).dead).toEqual([
      'index.html has a version at https://site.example/pt, which does not name it.',
    ])
  })

  test('every kind of dead link is reported, with its page', async () => {
    await writeFiles({
      'index.html': page(
        '<a href="/gone">A</a><a href="#gone">B</a><a href="/owner#gone">C</a><a href="/old">D</a>' +
          '<img src="/a.png" srcset="/b.png 1x, /c.png 2x" alt=""><button commandfor="no-dialog">E</button><label for="no-field">F</label>' +
          '<form action="/nowhere"></form>',
        '<link rel="canonical" href="https://site.example/"><meta property="og:image" content="https://site.example/d.png">',
      ),
      'owner.html': page(''),
      _redirects: '/old /older 301\n',
      'sitemap.xml': '<loc>https://site.example/lost</loc>',
    })
    const { dead } = await deadLinks(path.join(folder, 'dist'))
    expect(dead.toSorted()).toEqual([
      '_redirects links to /older, which does not exist.',
      'index.html links to #gone, but nothing has that id.',
      'index.html links to #no-dialog, but nothing has that id.',
      'index.html links to #no-field, but nothing has that id.',
      'index.html links to /a.png, which does not exist.',
      'index.html links to /b.png, which does not exist.',
      'index.html links to /c.png, which does not exist.',
      'index.html links to /d.png, which does not exist.',
      'index.html links to /gone, which does not exist.',
      'index.html links to /nowhere, which does not exist.',
      'index.html links to /old, which does not exist.',
      'index.html links to /owner#gone, but nothing has that id.',
      'sitemap.xml links to /lost, which does not exist.',
    ])
  })
})

describe('leaks', () => {
  const environment = {
    ADMIN_EMAIL: 'canary@tofali.example',
    ADMIN_PASSWORD: 'canary of laterite',
    WEBHOOK_SECRET: 'a long secret',
    LEAD_API_FORWARD_URL: 'https://crm.example/leads#c2VjcmV0',
    SHORT_TOKEN: '1',
    VITE_AUTH_URL: 'https://auth.example',
  }

  test('public values, hashes, and marks that belong to words are no leak', async () => {
    await writeFiles({
      'index.html': page('<p>https://auth.example 1 👩\u200d🔧 drafts.</p>'),
      'a.js': "const hash = 'x'",
    })
    expect(await leaks(path.join(folder, 'dist'), environment)).toEqual([])
  })

  test('the login pair and other secrets are found in any file, also encoded', async () => {
    await writeFiles({
      'static/js/a.js': `const pair = '${environment.ADMIN_PASSWORD}'`,
      'static/js/a.js.map': Buffer.from(environment.ADMIN_PASSWORD).toString('base64'),
      'index.html': page('<a href="/?of=canary%40tofali.example">A</a>'),
      'data/a.json': '{"secret":"a long secret"}',
      'data/b.json': '{"secret":"c2VjcmV0"}',
    })
    expect((await leaks(path.join(folder, 'dist'), environment)).toSorted()).toEqual([
      'data/a.json contains WEBHOOK_SECRET.',
      'data/b.json contains LEAD_API_FORWARD_URL.',
      'index.html contains ADMIN_EMAIL.',
      'static/js/a.js contains ADMIN_PASSWORD.',
      'static/js/a.js.map contains ADMIN_PASSWORD.',
    ])
  })

  test('an image that carries a secret in its bytes is found', async () => {
    await writeFiles({ 'static/media/a.jpg': '' })
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from(environment.ADMIN_EMAIL)])
    await writeFile(path.join(folder, 'dist/static/media/a.jpg'), bytes)
    expect(await leaks(path.join(folder, 'dist'), environment)).toEqual([
      'static/media/a.jpg contains ADMIN_EMAIL.',
    ])
  })

  test.each([
    'AWS_SECRET_ACCESS_KEY',
    'STRIPE_API_KEY',
    'SMTP_PASSWORD',
    'NPM_TOKEN',
    'TOKEN',
    'DB_PASS',
    'GOOGLE_CREDENTIALS',
    'WEBHOOK_SECRET',
    'LEAD_API_FORWARD_URL',
    'LEAD_API_INBOX_SECRET_HASH',
    'ADMIN_HASH',
  ])('a build whose script contains the value of %s is refused', async (name) => {
    const value = 'two lines\nof "clay"'
    await writeFiles({ 'static/js/a.js': `let key = ${JSON.stringify(value)}` })
    expect(await leaks(path.join(folder, 'dist'), { [name]: value })).toEqual([
      `static/js/a.js contains ${name}.`,
    ])
    expect(await leaks(path.join(folder, 'dist'), { MONKEY: value })).toEqual([])
  })

  test.each([
    ['LEAD_API_FORWARD_URL', 'smtps://ada:cl%40y-and-water@mail.example', 'cl@y-and-water'],
    [
      'LEAD_API_FORWARD_URL',
      'smtps://mail.example:465/no-login',
      'smtps://mail.example:465/no-login',
    ],
    [
      'LEAD_API_FORWARD_URL',
      '{"url": "https://crm.example", "headers": {"Authorization": "Bearer token-of-clay"}}',
      'token-of-clay',
    ],
    [
      'LEAD_API_FORWARD_URL',
      '{"url": "https://hooks.example/T/B/X"}',
      'https://hooks.example/T/B/X',
    ],
    ['DATABASE', 'postgres://ada:clay-and-water@db.example/leads', 'clay-and-water'],
    ['HTTPS_PROXY', 'http://token-of-clay@proxy.example:3128', 'token-of-clay'],
    ['MIRRORS', 'https://a.example, https://ada:clay-and-water@b.example', 'clay-and-water'],
    ['VITE_UPLOAD_HOSTS', 'https://ada:clay@media.example', 'https://ada:clay@media.example'],
    ['INBOX_HASH', 'ada:hash-of-ada,obi:hash-of-obi', 'obi:hash-of-obi'],
  ])('a build that contains the login in %s=%s is refused', async (name, value, secret) => {
    await writeFiles({ 'data/a.json': JSON.stringify({ secret }) })
    const folderOfSite = path.join(folder, 'dist')
    expect(await leaks(folderOfSite, { [name]: value })).toEqual([`data/a.json contains ${name}.`])
  })

  test('addresses without a login, and the hosts of those with one, are no leak', async () => {
    await writeFiles({
      'index.html': page('<a href="https://mail.example/@ada">A</a> https://db.example?at=a@b'),
    })
    const environmentOfAddresses = {
      VITE_A: 'https://mail.example/@ada',
      VITE_B: 'https://db.example?at=a@b',
      DATABASE: 'postgres://ada:clay-and-water@db.example/leads',
    }
    expect(await leaks(path.join(folder, 'dist'), environmentOfAddresses)).toEqual([])
  })

  test('drafts and editing marks are found in pages and their data', async () => {
    await writeFiles({
      'index.html': page('<p>Build\u200b\u200c\u200d\ufeff\u200b</p>'),
      'data/a.json': '{"_id":"drafts.page-home"}',
    })
    expect((await leaks(path.join(folder, 'dist'), environment)).toSorted()).toEqual([
      'data/a.json contains the id of a draft.',
      'index.html contains an invisible mark of click-to-edit.',
    ])
  })
})

describe('bundle size', () => {
  const app = '<script data-app="/static/js/main-12345678.js">boot()</script>'
  const scripts = ['main', 'sections', 'all-forms'].map((name) => [
    `static/js/${name}-12345678.js`,
    'start()',
  ])
  const light = {
    'static/fonts/a.woff2': '',
    'static/css/style.css': '',
    ...Object.fromEntries(scripts),
  }

  test('a light site passes', async () => {
    await writeFiles({ ...light, 'index.html': page(`<h1>Light</h1>${app}`) })
    expect(runBundleSize()).toMatchObject({ status: 0, stderr: '' })
  })

  test('a page, a script, a stylesheet and a font that are too heavy, and a script that comes too early, are told', async () => {
    await writeFiles({
      ...light,
      'index.html': page(
        `<p>${ballast(17)}</p>${app}<link rel="stylesheet" href="/static/css/style.css"><script src="/static/js/main-12345678.js"></script>`,
      ),
      'static/fonts/a.woff2': ballast(30),
      'static/css/style.css': ballast(40),
      'static/js/main-12345678.js': `import"./part-12345678.js"`,
      'static/js/part-12345678.js': `let ballast = '${ballast(110)}'`,
      'static/js/all-forms-12345678.js': `let ballast = '${ballast(70)}'`,
    })
    const { status, stderr } = runBundleSize()
    expect(status).toBe(1)
    expect(stderr).toMatch(/index\.html: HTML with CSS is .* over its budget/)
    expect(stderr).toMatch(/font a\.woff2 is .* over its budget/)
    expect(stderr).toMatch(/index\.html: stylesheets is .* over its budget/)
    expect(stderr).toMatch(/first-load script is .* over its budget/)
    expect(stderr).toMatch(/what a form downloads is .* over its budget/)
    expect(stderr).toContain('index.html fetches a script before the first view.')
  })
})
