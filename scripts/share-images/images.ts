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

const cacheLifetime = 30 * 24 * 60 * 60 * 1000

/** A share image: its address on this site and its alternative text. */
export interface ShareImage {
  file: string
  alt: string
}

interface Drawing {
  /** Receives `static/media/share-<hash>.jpg`. */
  outDir: string
  /** Cache of drawings between builds; each name is a hash of everything the drawing is made of. */
  cacheDir: string
  settings: Settings
  /** Address of each original, by short asset id. */
  originals: Map<string, string>
}

/**
 * Draws a share image for every page whose editor chose none, and writes it into the built folder.
 * A second build of the same content uses the cache. A page whose images must not be published gets
 * none, and the log says why.
 * @returns the images by path
 * @throws Error with the response of the image host when it is out of order
 */
export async function writeShareImages(
  pages: PageContent[],
  { outDir, cacheDir, settings, originals }: Drawing,
): Promise<Map<string, ShareImage>> {
  const version = await drawingVersion()
  const folder = path.join(outDir, 'static/media')
  await mkdir(folder, { recursive: true })
  await mkdir(cacheDir, { recursive: true })
  const drawn = new Map<string, ShareImage>()
  for (const page of pages) {
    if (page.seo?.image) continue
    const card = shareCard(page, settings)
    const cacheName = `${fingerprint(version + JSON.stringify(card))}.jpg`
    // One at a time: each drawing keeps a core busy.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await cached(path.join(cacheDir, cacheName), () => draw(card, originals)).catch(
      reportRefused,
    )
    if (!bytes) continue
    const name = `share-${fingerprint(bytes).slice(0, 8)}.jpg`
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(path.join(folder, name), bytes)
    drawn.set(page.path, { file: `/static/media/${name}`, alt: inOneLine(card.heading) })
  }
  await deleteOld(cacheDir)
  return drawn
}

async function draw(card: ShareCard, originals: Map<string, string>): Promise<Buffer> {
  const { image, logo } = card
  return drawCard(card, {
    logo: await fetchImage(masterOf(logo, originals)),
    image: image && (await fetchImage(maskedVariant(image, originals))),
  })
}

/** Address of the part of the image that fills the wall; the image host crops it. */
function maskedVariant(image: ContentImage, originals: Map<string, string>): string {
  const url = masterOf(image, originals)
  const original = { ...image, isLocal: false, asset: { ...image.asset, url } }
  if (url.endsWith('.svg')) return url
  return variantUrl(
    original,
    frame(original, wallSize.width / wallSize.height),
    wallSize.width,
    'jpg',
  )
}

function masterOf(image: ContentImage, originals: Map<string, string>): string {
  const address = originals.get(shortAssetId(image))
  if (!address) throw new Error(`There is no image ${shortAssetId(image)} to draw.`)
  return address
}

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cachedBytes = await readFile(file).catch(() => null)
  if (cachedBytes) {
    const now = new Date()
    await utimes(file, now, now)
    return cachedBytes
  }
  const made = await make()
  // Written under another name first, so that an interrupted build leaves no incomplete image.
  await writeFile(`${file}.new`, made)
  await rename(`${file}.new`, file)
  return made
}

/** Deletes drawings that no build has used for a month. */
async function deleteOld(folder: string): Promise<void> {
  const oldest = Date.now() - cacheLifetime
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
