import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { json, notFoundHtml, pageHtml } from './page-html.ts'

const template = `<!doctype html><html lang="en"><head>
<!--head-->
</head><body><!--boot--><div id="root"><!--page--></div><script type="module" src="/src/main.tsx"></script></body></html>`
const app = {
  entry: '/static/js/main.js',
  styles: [
    { address: '/app.css', text: '' },
    { address: '/team.css', text: '.team{gap:1px}.face:hover{gap:2px}' },
    { address: '/plans.css', text: '.plans{gap:1px}' },
  ],
  font: '/headlines.woff2',
  revision: '7@2026',
  boot: 'boot()',
  formBoot: 'bootWithForm()',
  notice: 'showNotice()',
}
const parts = {
  html: '<title>A $& B</title><meta name="description" content="x"/><a href="#main">Skip</a>',
  css: ['body{margin:0}'],
  tags: '<meta property="og:image" content="/a.jpg"/>',
  content: '/static/data/a.json',
  code: 'en',
  dir: 'ltr',
  waiting: 'Looking for this page…',
  structuredData: [{ name: '</script><script>alert(1)</script>\u2028' }],
}

test('a page says its language, and which way it is read', () => {
  expect(pageHtml(template, app, parts)).toContain('<html lang="en">')
  const arabic = pageHtml(template, app, { ...parts, code: 'ar', dir: 'rtl' })
  expect(arabic).toContain('<html lang="ar" dir="rtl">')
})

test('tags for the head move there, the rest stays in the root', () => {
  const html = pageHtml(template, app, parts)
  const [head = '', body = ''] = html.split('</head>')
  expect(head).toContain('<title>A $& B</title><meta name="description"')
  expect(head).toContain('<meta property="og:image" content="/a.jpg"/>')
  expect(head).toContain('<style>body{margin:0}</style>')
  expect(body).toContain('<div id="root"><a href="#main">Skip</a></div>')
})

test('what only search engines read comes after all that a visitor waits for', () => {
  expect(pageHtml(template, app, parts)).toMatch(
    /<\/div><script type="application\/ld\+json">[^<]*<\/script><\/body>/,
  )
})

test('content cannot end its script element', () => {
  const html = pageHtml(template, app, parts)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const [, block = ''] = /ld\+json">([^<]*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(block)).toEqual(parts.structuredData[0])
  expect(json('\u2029')).toBe('"\\u2029"')
})

test('the state of the content stays one attribute, whatever the content API answers', () => {
  const revision = '7@"><script>alert(1)</script><p title="'
  const html = pageHtml(template, { ...app, revision }, parts)
  expect(html).not.toContain('alert(1)</script>')
  const { document } = new JSDOM(html).window
  expect(document.querySelector<HTMLElement>('[data-app]')?.dataset['revision']).toBe(revision)
  expect(document.querySelectorAll('p')).toHaveLength(0)
})

test('the boot script comes before the content, so that it catches the first press', () => {
  const html = pageHtml(template, app, parts)
  expect(html).toMatch(/<body><script data-app="[^>]*>boot\(\)<\/script><div id="root">/)
})

test('no script is fetched by the document itself', () => {
  expect(pageHtml(template, app, parts)).not.toMatch(/<script[^>]+src=/)
})

test('an unknown path has header and footer at once, and is "not found" only without scripts', () => {
  const page =
    '<header>Menu</header><main id="main"><h1>Page not found</h1>' +
    '<div data-stylesheet=""></div></main><footer>End</footer>'
  const html = notFoundHtml(template, app, { ...parts, html: page })
  expect(html).toContain(
    '<header>Menu</header><main id="main"><noscript><h1>Page not found</h1></noscript>' +
      '<div data-stylesheet hidden><link rel="stylesheet" fetchPriority="low" href="/app.css"></div><p role="status" data-needs-app>Looking for this page…</p>' +
      '</main><footer>End</footer>',
  )
})

test('a page with a notice decides in its head whether it shows, any other has nothing of it', () => {
  const bar = '<aside hidden data-notice="17-18">We move house.</aside>'
  const html = pageHtml(template, app, { ...parts, html: `${parts.html}${bar}` })
  const [head = ''] = html.split('</head>')
  expect(head).toContain('<script data-notice="17-18">showNotice()</script>')
  expect(pageHtml(template, app, parts)).not.toContain('showNotice')
})

test('a page links to the stylesheets of the app and of its parts where its first view ends', () => {
  const page = '<i></i><div data-stylesheet="" hidden=""></div><p class="small face"></p>'
  const html = pageHtml(template, app, { ...parts, html: parts.html + page })
  const links = [...new JSDOM(html).window.document.querySelectorAll('[data-stylesheet] > link')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app.css', '/team.css'])
  expect(links[0]?.parentElement?.previousElementSibling?.localName).toBe('i')
})
