import { readFile } from 'node:fs/promises'
import { readColors } from '#scripts/share-images/drawing.ts'
import { NEEDS_APP, NOTICE, WAITS } from '#src/boot/page-data.ts'

/** The files of the built app that a page refers to, and the inlined boot scripts. */
export interface AppFiles {
  entry: string
  /** The app's stylesheet, then those of the parts that load on their own. */
  styles: { address: string; text: string }[]
  /** Of headlines, which a visitor on a slow connection gets before the app. */
  font: string
  /** Revision of the content that the pages were built from. */
  revision: string
  boot: string
  /** The boot script for pages with a form, which visitors may fill in before the app has loaded. */
  formBoot: string
  /** The script that shows a notice while it is due, before anything is painted. */
  notice: string
}

export interface PageParts {
  /** Output of the renderer; it starts with hoisted head tags. */
  html: string
  /** CSS to inline, the text of each style element. */
  css: string[]
  /** Further tags for the head. */
  tags: string
  /** Address of the page's content, which the boot script requests with the app; empty if it has none. */
  content: string
  structuredData: object[]
  /** Of the page's language, as renderPage gives them. */
  code: string
  dir: string
  waiting: string
}

const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** A complete static page, made from the template (`index.html`). */
export function pageHtml(template: string, app: AppFiles, parts: PageParts): string {
  const [head = ''] = hoisted.exec(parts.html) ?? []
  const linked = parts.structuredData.map(
    (item) => `<script type="application/ld+json">${json(item)}</script>`,
  )
  const boot = parts.html.includes(`data-${WAITS}`) ? app.formBoot : app.boot
  const facts = attributes({
    app: app.entry,
    content: parts.content,
    // Arabic letters are the system's.
    font: parts.dir === 'rtl' ? '' : app.font,
    revision: app.revision,
  })
  // The page comes last: it is long, and nothing needs to be looked for in it.
  return (
    template
      .replace('lang="en"', `lang="${parts.code}"${parts.dir === 'rtl' ? ' dir="rtl"' : ''}`)
      .replace(
        '<!--head-->',
        () =>
          `${head}${parts.tags}${parts.css.map((text) => `<style>${text}</style>`).join('')}${noticeScript(app, parts)}`,
      )
      .replace('<!--boot-->', () => `<script${facts}>${boot}</script>`)
      // Only search engines read it: in the head it would delay the first paint.
      .replace(/<script type="module"[^>]*><\/script>/, () => linked.join(''))
      .replace('<!--page-->', () => withStylesheets(app, parts.html.slice(head.length)))
  )
}

/**
 * The page for unknown paths. The app first queries the content API for a page published since the build;
 * "not found" is in the HTML only for visitors without scripts.
 */
export function notFoundHtml(template: string, app: AppFiles, parts: PageParts): string {
  const [head = ''] = hoisted.exec(parts.html) ?? []
  const body = parts.html
    .slice(head.length)
    .replace(
      /(<main\b[^>]*>)([\s\S]*)(<\/main>)/,
      (_, start: string, page: string, end: string) => {
        const [place = ''] = placeOfStylesheet.exec(page) ?? []
        const wait = `<p role="status" data-${NEEDS_APP}>${parts.waiting}</p>`
        return `${start}<noscript>${page.replace(place, '')}</noscript>${place}${wait}${end}`
      },
    )
  return pageHtml(template, app, { ...parts, html: head + body })
}

const placeOfStylesheet = /<div data-stylesheet[^>]*><\/div>/

/** The page with links to the stylesheets of its parts where its first view ends. */
function withStylesheets({ styles: [ofApp, ...ofParts] }: AppFiles, page: string): string {
  const classes = new Set(
    [...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isUsed = ({ text }: { text: string }) =>
    [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name = '']) => classes.has(name))
  const links = [...(ofApp ? [ofApp] : []), ...ofParts.filter(isUsed)].map(
    ({ address }) => `<link rel="stylesheet" fetchPriority="low" href="${address}">`,
  )
  return page.replace(placeOfStylesheet, `<div data-stylesheet hidden>${links.join('')}</div>`)
}

function noticeScript(app: AppFiles, { html }: PageParts): string {
  const [, times] = new RegExp(` data-${NOTICE}="([\\d-]+)"`).exec(html) ?? []
  return times === undefined
    ? ''
    : `<script${attributes({ [NOTICE]: times })}>${app.notice}</script>`
}

function attributes(values: Record<string, string>): string {
  const written = Object.entries(values).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  return written.join('')
}

/** JSON that is safe inside a script element: no `<`, no line separators. */
export function json(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Escapes a text for use between tags or in double quotes, in HTML and XML. */
export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** The template of all pages, `index.html`, with the colors that it names by their token. */
export async function readTemplate(): Promise<string> {
  const color = await readColors()
  const template = await readFile('index.html', 'utf8')
  return template
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => color(token))
    .replace(/>\s+</g, '><')
}
