import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { quality, variantUrl } from '#src/lib/image/image.ts'
import type { ImageFormat, Rect } from '#src/lib/image/image.ts'
import { openImageCache } from './image-cache.ts'
import type { ImageCache, ImageSource } from './image-cache.ts'
import { fileInside } from './write-file.ts'

const named = /\/static\/media\/(?!share-)[\w-]+\.(?:avif|webp|jpg|svg)/g
const variant = /\/(\w+)-(\d+)_(\d+)_(\d+)_(\d+)-(\d+)\.(avif|webp|jpg)$/
const vector = /\/(\w{8})\.svg$/

/** Originals that the build can read; the image host converts the others. */
const readable = /\.(?:jpe?g|png|webp|gif|avif)$/

/** The addresses of the site's images that some HTML names, each as often; share images are drawn. */
export function imageNamesIn(html: string): string[] {
  return html.match(named) ?? []
}

/**
 * Where image files of the site come from; those that are made elsewhere are left out.
 * @param originals address of each original, by short asset id
 */
export function imageSources(
  names: Iterable<string>,
  originals: Map<string, string>,
): Map<string, ImageSource> {
  const sources = new Map<string, ImageSource>()
  for (const name of names) {
    const source = sourceOf(name, originals)
    if (source) sources.set(name, source)
  }
  return sources
}

function sourceOf(name: string, originals: Map<string, string>): ImageSource | undefined {
  const [, drawn = ''] = vector.exec(name) ?? []
  const address = originals.get(drawn)
  if (address) return { address }
  const [, shortId = '', left, top, width, height, wide, format] = variant.exec(name) ?? []
  const url = originals.get(shortId)
  if (!url || (format !== 'avif' && format !== 'webp' && format !== 'jpg')) return undefined
  const rect = {
    left: Number(left),
    top: Number(top),
    width: Number(width),
    height: Number(height),
  }
  return variantOf(url, rect, Number(wide), format)
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
