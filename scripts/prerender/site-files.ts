import { prefixOf } from '#shared/languages.ts'
import { markdownFile } from '#shared/paths.ts'
import { escape } from './page-html.ts'
import { feedFiles } from './feeds.ts'
import { searchIndexes } from './search-index.ts'
import type { Write, WrittenPage } from './write-pages.ts'

/** Asks all crawlers to stay away from a site under construction. */
export function writeClosedRobots(write: Write): Promise<void> {
  return write('/robots.txt', keepOut)
}

const keepOut = 'User-agent: *\nDisallow: /\n'

/** The names by which AI companies say their crawlers can be told. */
const aiCrawlers =
  'Amazonbot Applebot-Extended Bytespider CCBot ClaudeBot Google-Extended GPTBot meta-externalagent PerplexityBot'

const noAi = `${aiCrawlers
  .split(' ')
  .map((name) => `User-agent: ${name}\n`)
  .join('')}Disallow: /\n\n`

/**
 * Writes what machines read: the Markdown of each page, the indexes of the search and the feeds; of the
 * pages that may be indexed sitemap.xml, llms.txt and llms-full.txt; and robots.txt, which asks crawlers to
 * stay away from a sandbox build.
 */
export async function writeMachineFiles(
  { site, sandbox, keepsAiOut = false }: { site: string; sandbox: boolean; keepsAiOut?: boolean },
  routes: WrittenPage[],
  write: Write,
): Promise<void> {
  for (const [file, feed] of feedFiles(routes, site)) await write(file, feed)
  for (const [file, index] of searchIndexes(routes)) await write(file, JSON.stringify(index))
  for (const route of routes) await write(markdownFile(route.path), withSource(route, site))
  const found = routes.filter((route) => !route.noIndex)
  const indexed = new Set(found.map(({ path }) => path))
  const urls = found.map(({ path: at, updatedAt, translations, markdown }) => {
    const images = imagesIn(markdown).map(
      (address) => `<image:image><image:loc>${escape(address)}</image:loc></image:image>`,
    )
    const edited = updatedAt ? `<lastmod>${escape(updatedAt)}</lastmod>` : ''
    const others = translations
      .filter(({ path }) => indexed.has(path))
      .map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${escape(language)}" href="${escape(site + path)}"/>`,
      )
    return `  <url><loc>${escape(site + at)}</loc>${edited}${others.length > 1 ? others.join('') : ''}${images.join('')}</url>`
  })
  await write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`,
  )
  for (const [prefix, pages] of Map.groupBy(found, ({ path }) => prefixOf(path))) {
    const home = pages.find(({ path }) => path === (prefix || '/'))
    const lines = pages.map(
      ({ path: at, title, description }) =>
        `- [${plain(title)}](${site}${markdownFile(at)}): ${plain(description)}`,
    )
    await write(
      `${prefix}/llms.txt`,
      `# ${plain(home?.title ?? site)}\n\n## Pages\n\n${lines.join('\n')}\n\n## Optional\n\n- [All pages in one file](${site}${prefix}/llms-full.txt)\n`,
    )
    const texts = pages.map((route) => withSource(route, site))
    await write(`${prefix}/llms-full.txt`, texts.join('\n'))
  }
  await write(
    '/robots.txt',
    sandbox
      ? keepOut
      : `${keepsAiOut ? noAi : ''}User-agent: *\nAllow: /\n\nSitemap: ${site}/sitemap.xml\n`,
  )
}

/** The addresses of the pictures in a page's Markdown, each once. */
function imagesIn(markdown: string): string[] {
  return [
    ...new Set([...markdown.matchAll(/!\[[^\]]*\]\((\S+?)\)/g)].flatMap(([, to]) => to ?? [])),
  ]
}

/** The Markdown of a page, which says first whose it is. */
function withSource({ path, title, description, markdown }: WrittenPage, site: string): string {
  const facts = Object.entries({ title, description, url: site + path })
  const lines = facts.map(([name, text]) => `${name}: ${JSON.stringify(text)}`)
  return ['---', ...lines, '---', '', markdown, ''].join('\n')
}

/** An editor's text as one line of Markdown without markup. */
function plain(words: string): string {
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\[\]<>`]/g, '\\$&')
    .trim()
}

/**
 * Writes /.well-known/security.txt (RFC 9116): how to report a vulnerability. It expires in the same month
 * of the next year, so builds of one month write the same text.
 */
export function writeSecurityTxt(site: string, write: Write, now = new Date()): Promise<void> {
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1))
  return write(
    '/.well-known/security.txt',
    `Contact: ${site}/contact\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${site}/.well-known/security.txt\n`,
  )
}
