import { escape } from './escape.ts'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import type { Write } from './renderer.ts'

/** Asks all machines to come another time: a site under construction has nothing to be found. */
export function writeClosedRobots(write: Write): Promise<void> {
  return write('/robots.txt', keepOut)
}

const keepOut = 'User-agent: *\nDisallow: /\n'

/**
 * Writes sitemap.xml, llms.txt and robots.txt: how machines find the pages that may be found. A sandbox
 * build asks to be left out.
 */
export async function writeSitemap(
  { site, sandbox }: { site: string; sandbox: boolean },
  routes: PublishedPage[],
  write: Write,
): Promise<void> {
  const found = routes.filter((route) => !route.noIndex)
  const urls = found.map(({ path, updatedAt }) => {
    const edited = updatedAt ? `<lastmod>${escape(updatedAt)}</lastmod>` : ''
    return `  <url><loc>${escape(site + path)}</loc>${edited}</url>`
  })
  await write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
  const lines = found.map(
    ({ path, title, description }) => `- [${plain(title)}](${site}${path}): ${plain(description)}`,
  )
  await write(
    '/llms.txt',
    `# ${plain(found.find(({ path }) => path === '/')?.title ?? site)}\n\n## Pages\n\n${lines.join('\n')}\n`,
  )
  await write(
    '/robots.txt',
    sandbox ? keepOut : `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`,
  )
}

/** Words of an editor as one line of Markdown, in which they stay words. */
function plain(words: string): string {
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\[\]<>`]/g, '\\$&')
    .trim()
}
