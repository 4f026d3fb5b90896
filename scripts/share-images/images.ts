import { createHash } from 'node:crypto'
import { copyFile, link, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { shortAssetId, frame, variantUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import type { PageContent, Settings } from '#src/content/types.ts'
import { shareCard } from './card.ts'
import type { ShareCard } from './card.ts'
import { drawCard, drawingVersion } from './drawing.ts'
import { openDrawingCache } from './drawing-cache.ts'
import { fetchImage, reportRefused } from '#scripts/prerender/image-host.ts'
import { wallSize } from './wall.ts'

/** A share image: its address on this site and its alternative text. */
export interface ShareImage {
  file: string
  alt: string
}

interface Drawing {
  /** Receives `static/media/share-<hash>.jpg`. */
  outDir: string
  /** Drawings of earlier builds. */
  cacheDir: string
  settings: Settings
}

/** The share images of a build. */
export interface ShareImages {
  /**
   * Writes the share image of a page into the built folder, unless its editor chose one. It is drawn only
   * when no earlier build has drawn the same. A page whose images must not be published gets none, and
   * the log says why.
   * @param originals address of each original, by short asset id
   * @throws Error with the response of the image host when it is out of order
   */
  write: (page: PageContent, originals: Map<string, string>) => Promise<ShareImage | undefined>
  /** Deletes drawings that no build has used for a month. */
  close: () => Promise<void>
}

/** Prepares to draw the share images of a build. */
export async function openShareImages({
  outDir,
  cacheDir,
  settings,
}: Drawing): Promise<ShareImages> {
  const folder = path.join(outDir, 'static/media')
  await mkdir(folder, { recursive: true })
  const version = await drawingVersion()
  const cache = await openDrawingCache(cacheDir)

  async function write(page: PageContent, originals: Map<string, string>) {
    if (page.seo?.image) return undefined
    const card = shareCard(page, settings)
    const key = fingerprint(version + JSON.stringify(shownOf(card)))
    const drawing = await cache.find(key, () => draw(card, originals)).catch(reportRefused)
    if (!drawing) return undefined
    const name = `share-${drawing.hash}.jpg`
    await shareFile(drawing.file, path.join(folder, name))
    return { file: `/static/media/${name}`, alt: inOneLine(card.heading) }
  }

  return { write, close: cache.close }
}

/**
 * A file at a second place. Of thousands of drawings a copy would take longer than all else that is written;
 * a link costs nothing, where both places are on one disk. Pages that look alike share a file.
 */
async function shareFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') await copyFile(from, to)
  })
}

/** What can be seen of a card: an image without the text that describes it. */
function shownOf({ image, logo, ...rest }: ShareCard) {
  return { ...rest, image: image && frameOf(image), logo: frameOf(logo) }
}

function frameOf({ asset, hotspot, crop }: ContentImage) {
  return { asset, hotspot, crop }
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

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function fingerprint(what: string): string {
  return createHash('sha256').update(what).digest('hex')
}
