import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { escape } from './page-html.ts'
import type { PublishedPage } from '#src/content/queries/paths.ts'
import type { Write } from './write-pages.ts'

/** Asks all crawlers to stay away from a site under construction. */
export function writeClosedRobots(write: Write): Promise<void> {
  return write('/robots.txt', keepOut)
}

const keepOut = 'User-agent: *\nDisallow: /\n'

/**
 * Writes sitemap.xml, llms.txt and robots.txt for all pages that may be indexed. A sandbox build asks
 * crawlers to stay away.
 */
export async function writeSitemap(
  { site, sandbox }: { site: string; sandbox: boolean },
  routes: PublishedPage[],
  write: Write,
): Promise<void> {
  const found = routes.filter((route) => !route.noIndex)
  const urls = found.map(({ path: at, updatedAt }) => {
    const edited = updatedAt ? `<lastmod>${escape(updatedAt)}</lastmod>` : ''
    return `  <url><loc>${escape(site + at)}</loc>${edited}</url>`
  })
  await write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
  const lines = found.map(
    ({ path: at, title, description }) =>
      `- [${plain(title)}](${site}${at}): ${plain(description)}`,
  )
  await write(
    '/llms.txt',
    `# ${plain(found.find((page) => page.path === '/')?.title ?? site)}\n\n## Pages\n\n${lines.join('\n')}\n`,
  )
  await write(
    '/robots.txt',
    sandbox ? keepOut : `User-agent: *\nAllow: /\nSitemap: ${site}/sitemap.xml\n`,
  )
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

/** Pixels on an old tab, and on the home screen of a phone. */
const sizes = { tab: 32, homeScreen: 180 }

/**
 * Writes the icons that only some browsers ask for, drawn from `favicon.svg`: `favicon.ico` and
 * `apple-touch-icon.png`.
 */
export async function writeIcons(outDir: string): Promise<void> {
  const drawing = await readFile(path.join(outDir, 'favicon.svg'))
  const draw = (size: number) =>
    sharp(drawing, { density: 400 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  await writeFile(path.join(outDir, 'favicon.ico'), iconFile(await draw(sizes.tab), sizes.tab))
  await writeFile(path.join(outDir, 'apple-touch-icon.png'), await draw(sizes.homeScreen))
}

/** An `.ico` file with one image: a PNG of `size` × `size` pixels (at most 255). */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  // Type "icon", one image.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  // One color plane of 32 bits; then where the image is.
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
