import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { problem } from '#sandbox/problem.ts'
import { attachment } from '#sandbox/content-api/assets/attachment.ts'
import { createImageCache } from './image-cache.ts'
import { ImageParamError, readImageParams } from './image-params.ts'
import { renderImage } from './render-image.ts'
import type { ImageFile } from '#sandbox/content-api/assets/image-assets.ts'
import type { ImageCache } from './image-cache.ts'
import type { ImageFormat, ImageParams } from './image-params.ts'

const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
} as const
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
// The name contains a hash of the bytes, so the image at an address never changes.
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

interface ImageOptions {
  /** By file name, as in the address. */
  image: (name: string) => ImageFile | undefined
  stateDir: string | undefined
}

/** `/images/{project}/{dataset}/{file}?w=&h=…`: Sanity's image pipeline. */
export function imageRoutes({ image, stateDir }: ImageOptions): Hono {
  const cache = createImageCache(
    stateDir === undefined ? undefined : join(stateDir, 'cache/images'),
  )
  const routes = new Hono()
  routes.get('/images/sandbox/production/:name', async (context) => {
    const name = context.req.param('name')
    const file = image(name)
    if (!file) return problem(404, 'No such image.')
    const answer = await imageResponse(context.req.raw, name, file, cache)
    const download = context.req.query('dl')
    if (download !== undefined && answer.ok)
      answer.headers.set('content-disposition', attachment(download || name))
    return answer
  })
  return routes
}

async function imageResponse(
  request: Request,
  name: string,
  file: ImageFile,
  cache: ImageCache,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  try {
    const accept = request.headers.get('accept') ?? ''
    const params = readImageParams(searchParams, accept)
    if (file.extension === 'svg') return originalResponse(request, name, file)
    searchParams.delete('dl')
    if (searchParams.size === 0) return originalResponse(request, name, file)
    const format = params.format ?? nativeFormat(file)
    const key = cacheKey(name, params, format)
    const etag = `"${key}"`
    const headers = imageHeaders(etag, MIME_TYPES[format])
    if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
    const bytes = await cache(key, () => renderImage(file, params, format))
    return new Response(Uint8Array.from(bytes), { headers })
  } catch (error) {
    if (error instanceof ImageParamError) return problem(400, error.message)
    throw error
  }
}

async function originalResponse(
  request: Request,
  name: string,
  file: ImageFile,
): Promise<Response> {
  const etag = `"${name}"`
  const headers = imageHeaders(etag, file.mimeType)
  if (file.extension === 'svg') headers.set('content-security-policy', SVG_POLICY)
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(await readFile(file.path), { headers })
}

function imageHeaders(etag: string, contentType: string): Headers {
  return new Headers({
    'content-type': contentType,
    'cache-control': CACHE_CONTROL,
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag,
    vary: 'Accept',
  })
}

function isKnown(request: Request, etag: string): boolean {
  return request.headers.get('if-none-match')?.includes(etag) ?? false
}

/** The format when none is requested. */
function nativeFormat({ extension }: ImageFile): ImageFormat {
  const known: ImageFormat[] = ['jpg', 'webp', 'avif', 'gif']
  return known.find((format) => format === extension) ?? 'png'
}

// The key holds everything that changes the bytes; the order of parameters does not matter.
function cacheKey(name: string, params: ImageParams, format: ImageFormat): string {
  const { focus, crop, fit, quality, effects, ...rest } = params
  const parts = [
    name,
    fit,
    crop,
    focus.x,
    focus.y,
    quality,
    rest.width,
    rest.height,
    rest.background,
  ]
  const text = JSON.stringify([...parts, rest.rect, format, effects])
  return `${createHash('sha1').update(text).digest('hex')}.${format}`
}
