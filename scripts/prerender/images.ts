import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { quality, variantUrl } from '#src/lib/image/image.ts'
import type { ImageFormat, Rect } from '#src/lib/image/image.ts'
import { openImageCache } from './image-cache.ts'
import type { ImageCache, ImageSource } from './image-cache.ts'
import { fileInside } from './write-file.ts'

const variant = /\/static\/media\/(\w+)-(\d+)_(\d+)_(\d+)_(\d+)-(\d+)\.(avif|webp|jpg)/g
const vector = /\/static\/media\/(\w{8})\.svg/g

/** Originals that the build can read; the image host converts the others. */
const readable = /\.(?:jpe?g|png|webp|gif|avif)$/

/**
 * The image files that some HTML names, each with where it comes from.
 * @param originals address of each original, by short asset id
 */
export function imagesIn(html: string, originals: Map<string, string>): Map<string, ImageSource> {
  const wanted = new Map<string, ImageSource>()
  for (const [file, shortId = '', left, top, width, height, wide, format] of html.matchAll(
    variant,
  )) {
    const url = originals.get(shortId)
    if (!url || (format !== 'avif' && format !== 'webp' && format !== 'jpg')) continue
    const rect = {
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
    }
    wanted.set(file, variantOf(url, rect, Number(wide), format))
  }
  for (const [file, shortId = ''] of html.matchAll(vector)) {
    const address = originals.get(shortId)
    if (address) wanted.set(file, { address })
  }
  return wanted
}

/** AVIF is made here: the image host makes it for browsers alone, and not for their first request. */
function variantOf(url: string, rect: Rect, width: number, format: ImageFormat): ImageSource {
  const original = { alt: '', asset: { _id: '', url, width: 0, height: 0 } }
  if (format !== 'avif') return { address: variantUrl(original, rect, width, format) }
  const address = readable.test(url) ? url : `${url}?fm=jpg&q=95`
  return { address, avif: { rect, width, quality: quality(original, format) } }
}

/**
 * Downloads or makes image files in the site's own folder. One that must not be published is logged and
 * left out.
 * @param cacheDir images of the last build
 * @throws Error with the response of the image host when it is out of order
 */
export async function writeImages(
  outDir: string,
  wanted: Map<string, ImageSource>,
  cacheDir: string,
): Promise<void> {
  const queue = [...wanted]
  const images = await openImageCache(cacheDir)
  await Promise.all(Array.from({ length: 4 }, () => work(outDir, queue, images)))
  await images.close()
}

async function work(
  outDir: string,
  queue: Array<[string, ImageSource]>,
  images: ImageCache,
): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [file, source] = next
    const target = fileInside(outDir, file)
    if (existsSync(target)) continue
    const image = await images.find(source)
    if (!image) continue
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(image, target, constants.COPYFILE_FICLONE)
  }
}
