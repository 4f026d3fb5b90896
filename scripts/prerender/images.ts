import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { quality, variantUrl } from '#shared/image.ts'
import type { Rect } from '#shared/image.ts'
import { fileInside } from './build-folder.ts'
import { fetchImage, ImageRefused } from './image-files.ts'
import type { FileCache } from './image-files.ts'

/** Raise it when images are made differently: the images of earlier builds are made again. */
const version = 1

const named = /\/static\/media\/(?!share-)[\w-]+\.(?:avif|webp|jpg|svg)/g
const variant = /\/(\w+)-(\d+)_(\d+)_(\d+)_(\d+)-(\d+)\.(avif|webp|jpg)$/
const vector = /\/(\w{8})\.svg$/
/** Originals that the build can read; the image host converts the others. */
const readable = /\.(?:jpe?g|png|webp|gif|avif)$/

/** Where an image file comes from. */
export interface ImageSource {
  /** At the image host; the address contains a hash of the original, so what is there never changes. */
  address: string
  /** The part of the original to show, in pixels there; without it, the file is used as it is. */
  avif?: { rect: Rect; width: number; quality: number }
}

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
  const drawing = originals.get(vector.exec(name)?.[1] ?? '')
  if (drawing) return { address: drawing }
  const [, shortId = '', left, top, wide, high, size, format] = variant.exec(name) ?? []
  const url = originals.get(shortId)
  if (!url || (format !== 'avif' && format !== 'webp' && format !== 'jpg')) return undefined
  const rect = {
    left: Number(left),
    top: Number(top),
    width: Number(wide),
    height: Number(high),
  }
  const width = Number(size)
  const original = { alt: '', asset: { _id: '', url, width: 0, height: 0 } }
  // AVIF is made here: the image host makes it for browsers alone, and not for their first request.
  if (format !== 'avif') return { address: variantUrl(original, rect, width, format) }
  const address = readable.test(url) ? url : `${url}?fm=jpg&q=95`
  return { address, avif: { rect, width, quality: quality(original, format) } }
}

/**
 * Which originals must not be published or cannot be read; each is logged.
 * @throws Error with the response of the image host when it is out of order
 */
export async function refusedImages(addresses: string[], files: FileCache): Promise<string[]> {
  const refused: string[] = []
  await fourAtOnce(addresses, async (address) => {
    if (!address.endsWith('.svg') && !readable.test(address)) return
    const file = await findImage({ address }, files)
    if (file === null || !(await isReadable(file, address))) refused.push(address)
  })
  return refused
}

async function isReadable(file: string, address: string): Promise<boolean> {
  if (file.endsWith('.svg')) return true
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
  files: FileCache,
): Promise<void> {
  await fourAtOnce([...wanted], async ([name, source]) => {
    const target = fileInside(outDir, name)
    const image = await findImage(source, files)
    if (image) await copyInto(image, target)
  })
}

/** Copies a file, on some disks without copying its bytes. */
export async function copyInto(file: string, target: string): Promise<void> {
  if (existsSync(target)) return
  await mkdir(path.dirname(target), { recursive: true })
  await copyFile(file, target, constants.COPYFILE_FICLONE)
}

/** The file from this source; all sizes of an image are made from one download. */
function findImage({ address, avif }: ImageSource, files: FileCache): Promise<string | null> {
  const extension = path.extname(new URL(address).pathname)
  const original = () => files.find({ version, address }, extension, () => fetchImage(address))
  if (!avif) return original()
  return files.find({ version, address, avif }, '.avif', async () => {
    const file = await original()
    if (file === null) throw new ImageRefused(`${address} must not be published`)
    return makeAvif(file, avif)
  })
}

async function makeAvif(
  original: string,
  { rect, width, quality: encoded }: NonNullable<ImageSource['avif']>,
): Promise<Buffer> {
  const height = Math.round((width * rect.height) / rect.width)
  try {
    if (width > rect.width) throw new Error(`${rect.width} pixels would be enlarged`)
    return await sharp(original)
      .autoOrient()
      .extract(rect)
      .resize(width, height, { fit: 'fill' })
      // Effort 6 saves 8 % of the bytes and takes seven times as long: it is for slow connections.
      .avif({ quality: encoded, effort: width <= 360 ? 6 : 3, chromaSubsampling: '4:2:0' })
      .toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImageRefused(`An AVIF ${width} pixels wide could not be made (${reason})`)
  }
}

async function fourAtOnce<T>(list: T[], each: (one: T) => Promise<void>): Promise<void> {
  const queue = list.values()
  async function work(): Promise<void> {
    for (const one of queue) await each(one)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}
