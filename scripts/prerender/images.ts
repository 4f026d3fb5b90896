import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { quality, variantUrl } from '#shared/image.ts'
import type { ImageFormat, Rect } from '#shared/image.ts'
import type { ImageCache, ImageSource } from './image-cache.ts'
import { fileInside } from './write-file.ts'

const named = /\/static\/media\/(?!share-)[\w-]+\.(?:avif|webp|jpg|svg)/g
const variant = /\/(\w+)-(\d+)_(\d+)_(\d+)_(\d+)-(\d+)\.(avif|webp|jpg)$/
const vectorFile = /\.svg$/
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
 * Which originals must not be published or cannot be read; each is logged.
 * @throws Error with the response of the image host when it is out of order
 */
export async function refusedImages(addresses: string[], images: ImageCache): Promise<string[]> {
  const refused: string[] = []
  await fourAtOnce(
    addresses.filter((address) => vectorFile.test(address) || readable.test(address)),
    async (address) => {
      const file = await images.find({ address })
      if (file === null || !(await isReadable(file, address))) refused.push(address)
    },
  )
  return refused
}

async function isReadable(file: string, address: string): Promise<boolean> {
  if (vectorFile.test(file)) return true
  const problem = await sharp(file)
    .metadata()
    .then(() => null, String)
  if (problem)
    console.warn(`Content: ${address} cannot be read (${problem}); the image is left out.`)
  return problem === null
}

/**
 * Downloads or makes image files in the site's own folder. One that must not be published is logged and
 * left out.
 * @throws Error with the response of the image host when it is out of order
 */
export async function writeImages(
  outDir: string,
  wanted: Map<string, ImageSource>,
  images: ImageCache,
): Promise<void> {
  await fourAtOnce([...wanted], async ([file, source]) => {
    const target = fileInside(outDir, file)
    if (existsSync(target)) return
    const image = await images.find(source)
    if (!image) return
    await mkdir(path.dirname(target), { recursive: true })
    await copyFile(image, target, constants.COPYFILE_FICLONE)
  })
}

async function fourAtOnce<T>(list: T[], each: (one: T) => Promise<void>): Promise<void> {
  const queue = list.values()
  async function work(): Promise<void> {
    for (const one of queue) await each(one)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
