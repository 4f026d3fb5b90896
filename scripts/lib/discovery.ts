import { escape } from './escape.ts'
import type { Write } from './write-pages.ts'

interface Route {
  path: string
  noIndex: boolean
  title: string
  description: string
}

/**
 * Writes sitemap.xml, llms.txt and robots.txt: how machines find the pages that may be found. A sandbox
 * build asks to be left out.
 */
export async function writeDiscovery(
  { site, sandbox }: { site: string; sandbox: boolean },
  routes: Route[],
  write: Write,
): Promise<void> {
  const found = routes.filter((route) => !route.noIndex)
  const urls = found.map(({ path }) => `  <url><loc>${escape(site + path)}</loc></url>`)
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
    sandbox
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`,
  )
}

/** Words of an editor as one line of Markdown, in which they stay words. */
function plain(words: string): string {
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\\[\]<>`]/g, '\\$&')
    .trim()
}
