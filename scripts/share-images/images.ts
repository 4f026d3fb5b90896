import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shortAssetId, frame, variantUrl } from '#src/lib/image/image.ts'
import type { ContentImage } from '#src/lib/image/image.ts'
import type { PageContent, Settings } from '#src/content/types.ts'
import { shareCard } from './card.ts'
import type { ShareCard } from './card.ts'
import { drawCard, drawingVersion } from './drawing.ts'
import { fetchImage, reportRefused } from '../prerender/image-host.ts'
import { wallSize } from './wall.ts'

const keptFor = 30 * 24 * 60 * 60 * 1000

/** A picture for link previews: its address on this site. */
export interface ShareImage {
  file: string
  alt: string
}

interface Drawing {
  /** Gets `static/media/share-<hash>.jpg`. */
  outDir: string
  /** Where drawings are kept from build to build, by all that they are made of. */
  cacheDir: string
  settings: Settings
  /** Address of a picture's master, by the stem of its variants' names. */
  masters: Map<string, string>
}

/**
 * Draws the picture of shared links for every page that the editor gave none, and writes it into the
 * built folder. By path; a second build of the same content draws nothing.
 * A page whose pictures must not be published gets none, and the log says why.
 * @throws Error with the image host's answer when it cannot answer now
 */
export async function writeShareImages(
  pages: PageContent[],
  { outDir, cacheDir, settings, masters }: Drawing,
): Promise<Map<string, ShareImage>> {
  const version = await drawingVersion()
  const folder = path.join(outDir, 'static/media')
  await mkdir(folder, { recursive: true })
  await mkdir(cacheDir, { recursive: true })
  const drawn = new Map<string, ShareImage>()
  for (const page of pages) {
    if (page.seo?.image) continue
    const card = shareCard(page, settings)
    const kept = `${fingerprint(version + JSON.stringify(card))}.jpg`
    // One after the other: drawing keeps a core busy by itself.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await cached(path.join(cacheDir, kept), () => draw(card, masters)).catch(
      reportRefused,
    )
    if (!bytes) continue
    const name = `share-${fingerprint(bytes).slice(0, 8)}.jpg`
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(folder, name), bytes)
    drawn.set(page.path, { file: `/static/media/${name}`, alt: inOneLine(card.heading) })
  }
  await forgetOld(cacheDir)
  return drawn
}

async function draw(card: ShareCard, masters: Map<string, string>): Promise<Buffer> {
  const { picture, logo } = card
  return drawCard(card, {
    logo: await fetchImage(masterOf(logo, masters)),
    picture: picture && (await fetchImage(maskedVariant(picture, masters))),
  })
}

/** The picture's part that fills the wall, drawn by the image host. */
function maskedVariant(picture: ContentImage, masters: Map<string, string>): string {
  const url = masterOf(picture, masters)
  const master = { ...picture, built: false, asset: { ...picture.asset, url } }
  if (url.endsWith('.svg')) return url
  return variantUrl(master, frame(master, wallSize.width / wallSize.height), wallSize.width, 'jpg')
}

function masterOf(picture: ContentImage, masters: Map<string, string>): string {
  const address = masters.get(shortAssetId(picture))
  if (!address) throw new Error(`There is no picture ${shortAssetId(picture)} to draw.`)
  return address
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => null)
  if (kept) {
    const now = new Date()
    await utimes(file, now, now)
    return kept
  }
  const made = await make()
  // Under another name first: a build that is stopped leaves no half a picture behind.
  await writeFile(`${file}.new`, made)
  await rename(`${file}.new`, file)
  return made
}

/** Drawings that no build has used for a month. */
async function forgetOld(folder: string): Promise<void> {
  const oldest = Date.now() - keptFor
  const files = (await readdir(folder)).map((name) => path.join(folder, name))
  await Promise.all(
    files.map(async (file) => {
      const used = await stat(file).catch(() => null)
      if (used && used.mtimeMs < oldest) await rm(file, { force: true })
    }),
  )
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function fingerprint(what: string | Buffer): string {
  return createHash('sha256').update(what).digest('hex')
}
