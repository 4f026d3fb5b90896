import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { badRequest, problem } from '#sandbox/http.ts'
import { attachment } from './assets.ts'
import type { Region, ResizeOptions, Sharp } from 'sharp'
import type { AssetStore, ImageFile } from './assets.ts'

/** How an image is fitted into the requested size, as sharp does it; Sanity's default is `clip`. */
const FITS = {
  clip: { fit: 'inside', withoutEnlargement: true },
  max: { fit: 'inside', withoutEnlargement: true },
  crop: { fit: 'cover' },
  scale: { fit: 'fill' },
} satisfies Record<string, ResizeOptions>

const ENCODERS = {
  jpg: (image: Sharp, quality: number) =>
    image.flatten({ background: '#fff' }).jpeg({ quality, progressive: true }),
  gif: (image: Sharp) => image.gif(),
  png: (image: Sharp) => image.png({ compressionLevel: 9 }),
  webp: (image: Sharp, quality: number) => image.webp({ quality }),
  avif: (image: Sharp, quality: number) =>
    image.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
}
type ImageFormat = keyof typeof ENCODERS

// AVIF has no name here, as with Sanity: browsers that accept it get it by `auto=format`.
const FORMATS = ['jpg', 'png', 'webp'] as const
const MAX_SIZE = 5000
const DEFAULT_QUALITY = 75

/** What an image's address requests; sizes in pixels. */
interface ImageParams {
  width?: number
  height?: number
  fit: keyof typeof FITS
  rect?: Region
  quality: number
  format: ImageFormat
}

/**
 * `/images/{project}/{dataset}/{file}?w=&h=…`: the part of Sanity's image pipeline that the site and the
 * Studio use. Rendered images are cached in `stateDir`, if given.
 */
export function imageRoutes(assets: AssetStore, stateDir: string | undefined): Hono {
  const cache = createImageCache(
    stateDir === undefined ? undefined : join(stateDir, 'cache/images'),
  )
  const routes = new Hono()
  routes.get('/images/sandbox/production/:name', async (context) => {
    const name = context.req.param('name')
    const file = assets.image(name)
    if (!file) return problem(404, 'No such image.')
    const { dl: download, ...search } = context.req.query()
    const params = readImageParams(search, context.req.header('accept') ?? '', file)
    const isOriginal = file.extension === 'svg' || Object.keys(search).length === 0
    // The key contains everything that changes the bytes; the order of parameters does not matter.
    const key = isOriginal ? name : cacheKey(name, params)
    const etag = `"${key}"`
    const headers = new Headers({
      'content-type': isOriginal ? file.mimeType : `image/${params.format.replace('jpg', 'jpeg')}`,
      // The name contains a hash of the bytes, so the image at an address never changes.
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag,
      vary: 'Accept',
    })
    if (file.extension === 'svg')
      headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    if (download !== undefined) headers.set('content-disposition', attachment(download || name))
    if (context.req.header('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    const bytes = isOriginal
      ? await readFile(file.path)
      : await cache(key, () => renderImage(file, params))
    return new Response(Uint8Array.from(bytes), { headers })
  })
  return routes
}

/**
 * Reads `w h dpr q fit rect fm auto`, and ignores other names, as Sanity does.
 * @param accept the Accept header: with `auto=format` it selects AVIF, then WebP
 * @throws ApiError that names the parameter and its valid values
 */
function readImageParams(
  search: Record<string, string>,
  accept: string,
  file: ImageFile,
): ImageParams {
  const ratio = readNumber(search, 'dpr', 1, 3) ?? 1
  const width = scaled(readNumber(search, 'w', 1, MAX_SIZE), ratio)
  const height = scaled(readNumber(search, 'h', 1, MAX_SIZE), ratio)
  const rect = readRect(search['rect'], file)
  const fit = readName(search, 'fit', ['clip', 'max', 'crop', 'scale'] as const) ?? 'clip'
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    // Only an exact size can be cropped or scaled to.
    fit: width === undefined || height === undefined ? 'clip' : fit,
    ...(rect && { rect }),
    quality: readNumber(search, 'q', 1, 100) ?? DEFAULT_QUALITY,
    format: readFormat(search, accept) ?? nativeFormat(file),
  }
}

function scaled(length: number | undefined, ratio: number): number | undefined {
  return length === undefined ? undefined : Math.min(MAX_SIZE, Math.round(length * ratio))
}

function readNumber(
  search: Record<string, string>,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = search[name]
  if (text === undefined) return undefined
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const isWhole = name === 'dpr' || Number.isInteger(value)
  if (value >= min && value <= max && isWhole) return value
  const kind = name === 'dpr' ? 'a number' : 'a whole number'
  throw badRequest(`"${name}" must be ${kind} from ${min} to ${max}.`)
}

function readName<Name extends string>(
  search: Record<string, string>,
  name: string,
  known: readonly Name[],
): Name | undefined {
  const text = search[name]
  if (text === undefined) return undefined
  const found = known.find((candidate) => candidate === text)
  if (found !== undefined) return found
  throw badRequest(`"${name}" must be one of ${known.map((k) => `"${k}"`).join(', ')}.`)
}

function readFormat(search: Record<string, string>, accept: string): ImageFormat | undefined {
  const named = readName(search, 'fm', FORMATS)
  if (named) return named
  if (readName(search, 'auto', ['format']) === undefined) return undefined
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

/** The format when none is requested. */
function nativeFormat({ extension }: ImageFile): ImageFormat {
  const known: ImageFormat[] = ['jpg', 'webp', 'avif', 'gif']
  return known.find((format) => format === extension) ?? 'png'
}

function readRect(text: string | undefined, file: ImageFile): Region | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN))
  const [left = 0, top = 0, width = 0, height = 0] = numbers
  if (numbers.length !== 4 || numbers.some(Number.isNaN) || width === 0 || height === 0)
    throw badRequest('"rect" must be left,top,width,height in whole pixels.')
  if (left >= file.width || top >= file.height) throw badRequest('"rect" lies outside the image.')
  return {
    left,
    top,
    width: Math.min(width, file.width - left),
    height: Math.min(height, file.height - top),
  }
}

async function renderImage(file: ImageFile, params: ImageParams): Promise<Uint8Array> {
  const { rect, width, height, fit, format, quality } = params
  const image = sharp(await readFile(file.path), { animated: format === 'gif' }).autoOrient()
  if (rect) image.extract(rect)
  return ENCODERS[format](image.resize({ width, height, ...FITS[fit] }), quality).toBuffer()
}

function cacheKey(name: string, params: ImageParams): string {
  const text = JSON.stringify([name, params])
  return `${createHash('sha1').update(text).digest('hex')}.${params.format}`
}

/** Returns the bytes of `key`; concurrent calls share one `make`. */
type ImageCache = (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>

/** Caches rendered images in a folder; without one, only concurrent requests share their work. */
function createImageCache(folder: string | undefined): ImageCache {
  const running = new Map<string, Promise<Uint8Array>>()

  async function readOrMake(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (folder === undefined) return make()
    const path = join(folder, key)
    const cached = await readFile(path).catch(() => undefined)
    if (cached) return cached
    const bytes = await make()
    await mkdir(folder, { recursive: true })
    // Another process may share the folder and must never read a half-written file.
    const aside = `${path}.${randomUUID()}`
    await writeFile(aside, bytes)
    await rename(aside, path)
    return bytes
  }

  return (key, make) => {
    const shared = running.get(key)
    if (shared) return shared
    const work = readOrMake(key, make).finally(() => running.delete(key))
    running.set(key, work)
    return work
  }
}
