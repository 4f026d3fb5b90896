import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Rect } from '#shared/image.ts'
import { fetchImage, ImageRefused, reportRefused } from './image-host.ts'
import type { FetchedImage } from './image-host.ts'
import { writeWhole } from './write-whole.ts'

/** The code that says which images may be published, and what becomes of them. */
const rules = ['image-cache.ts', 'image-host.ts', 'smaller-svg.ts', '../../shared/svg.ts']

/** What an AVIF shows: a part of its original, in pixels there, drawn this many pixels wide. */
interface AvifVariant {
  rect: Rect
  width: number
  /** Of the encoder, from 1 to 100. */
  quality: number
}

/** Where an image file comes from. */
export interface ImageSource {
  /** At the image host; the address contains a hash of the original, so what is there never changes. */
  address: string
  /** What to make of the image there; without it, it is used as it is, but a drawing in fewer bytes. */
  avif?: AvifVariant
}

/** Image files, kept from one build to the next. */
export interface ImageCache {
  /**
   * The file from this source. Null when it must not be published, which is logged.
   * @throws Error when the image host is out of order
   */
  find: (source: ImageSource) => Promise<string | null>
  /** Deletes what this build has not used. */
  close: () => Promise<void>
}

/** Opens the images of the last build. When the rules for images change, none of them count. */
export async function openImageCache(folder: string): Promise<ImageCache> {
  await mkdir(folder, { recursive: true })
  const version = await Promise.all(
    rules.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
  )
  const found = new Map<string, Promise<string | null>>()

  function find(source: ImageSource): Promise<string | null> {
    const name = nameOf(source)
    // All variants of an image wait for its one original.
    const file = found.get(name) ?? findOrMake(path.join(folder, name), source)
    found.set(name, file)
    return file
  }

  function nameOf({ address, avif }: ImageSource): string {
    const hash = createHash('sha256').update(version.join('')).update(address)
    if (avif) return `${hash.update(JSON.stringify(avif)).digest('hex')}.avif`
    return hash.digest('hex') + path.extname(new URL(address).pathname)
  }

  async function findOrMake(file: string, source: ImageSource): Promise<string | null> {
    if (existsSync(file)) return file
    const bytes = await make(source).catch(reportRefused)
    if (!bytes) return null
    await writeWhole(file, bytes)
    return file
  }

  async function make({ address, avif }: ImageSource): Promise<Buffer | null> {
    if (!avif) return smallerIfDrawing(await fetchImage(address))
    const original = await find({ address })
    return original === null ? null : makeAvif(original, avif)
  }

  async function close(): Promise<void> {
    const unused = (await readdir(folder)).filter((name) => !found.has(name))
    await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })))
  }

  return { find, close }
}

async function smallerIfDrawing({ bytes, type }: FetchedImage): Promise<Buffer> {
  if (type !== 'image/svg+xml') return bytes
  const { smallerSvg } = await import('./smaller-svg.ts')
  return Buffer.from(smallerSvg(bytes.toString('utf8')))
}

/**
 * How hard the encoder tries: 6 saves 8 % of the bytes and takes seven times as long, which is little for
 * a narrow image, and those are for slow connections.
 */
function effortFor(width: number): number {
  return width <= 360 ? 6 : 3
}

/**
 * Makes an AVIF from the file of an original.
 * @throws ImageRefused when the file is not an image, or the part is outside it or smaller than wanted
 */
async function makeAvif(original: string, { rect, width, quality }: AvifVariant): Promise<Buffer> {
  const height = Math.round((width * rect.height) / rect.width)
  try {
    if (width > rect.width) throw new Error(`${rect.width} pixels would be enlarged`)
    return await sharp(original)
      .autoOrient()
      .extract(rect)
      .resize(width, height, { fit: 'fill' })
      .avif({ quality, effort: effortFor(width), chromaSubsampling: '4:2:0' })
      .toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImageRefused(`An AVIF ${width} pixels wide could not be made (${reason})`)
  }
}
