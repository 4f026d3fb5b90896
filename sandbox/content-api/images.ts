import { Hono } from 'hono'
import sharp from 'sharp'
import { number, object, string, ValidationError } from 'yup'
import { badRequest, problem } from '#sandbox/http.ts'
import { mimeTypeOf, sendAsset } from './assets.ts'
import type { Region, ResizeOptions, Sharp } from 'sharp'
import type { AssetStore } from './assets.ts'

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

const MAX_SIZE = 5000
const length = number().integer().min(1).max(MAX_SIZE)

/** Sanity's parameters that would show another picture. */
const unsupported = new Set(
  'bg blur flip fp-z frame invert max-h max-w min-h min-w or pad sat sharp trim'.split(' '),
)

/** The parameters that the site and the Studio use; what only moves a crop, and unknown ones, are ignored. */
const paramsSchema = object({
  w: length,
  h: length,
  dpr: number().min(1).max(3).default(1),
  q: number().integer().min(1).max(100).default(75),
  fit: string()
    .oneOf(['clip', 'max', 'crop', 'scale'] as const)
    .default('clip'),
  // AVIF has no name here, as with Sanity: browsers that accept it get it by `auto=format`.
  fm: string().oneOf(['jpg', 'png', 'webp'] as const),
  auto: string().oneOf(['format'] as const),
  rect: string().matches(/^\d+,\d+,[1-9]\d*,[1-9]\d*$/),
})

/**
 * `/images/{project}/{dataset}/{file}?w=&h=…`: the part of Sanity's image pipeline that the site and the
 * Studio use. Rendered images are kept until the sandbox stops.
 */
export function imageRoutes(assets: AssetStore): Hono {
  const routes = new Hono()
  const rendered = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  routes.get('/images/sandbox/production/:name', async (context) => {
    const name = context.req.param('name')
    const original = await assets.read(name)
    if (!original) return problem(404, 'No such image.')
    const [, width = '', height = '', extension = ''] = /-(\d+)x(\d+)\.(\w+)$/.exec(name) ?? []
    const { dl: _, ...search } = context.req.query()
    sendAsset(context, name)
    context.header('vary', 'Accept')
    if (extension === 'svg' || Object.keys(search).length === 0) {
      context.header('content-type', mimeTypeOf(extension))
      if (extension === 'svg')
        context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return context.body(original)
    }
    const size = { width: Number(width), height: Number(height) }
    const params = readParams(search, context.req.header('accept') ?? '', extension, size)
    context.header('content-type', mimeTypeOf(params.format))
    const key = JSON.stringify([name, params])
    const image = rendered.get(key) ?? renderImage(original, params)
    rendered.set(key, image)
    return context.body(await image)
  })
  return routes
}

/** What an image's address requests; sizes in pixels. */
interface ImageParams {
  width: number | undefined
  height: number | undefined
  fit: keyof typeof FITS
  rect: Region | undefined
  quality: number
  format: ImageFormat
}

/**
 * @param accept the Accept header: with `auto=format` it selects AVIF, then WebP
 * @param extension of the original, which is its format when none is requested
 * @throws ApiError that names the parameter
 */
function readParams(
  search: Record<string, string>,
  accept: string,
  extension: string,
  size: { width: number; height: number },
): ImageParams {
  const { w, h, dpr, q, fit, fm, auto, rect } = validated(search)
  const scaled = (pixels: number | undefined) =>
    pixels && Math.min(MAX_SIZE, Math.round(pixels * dpr))
  const accepted = (['avif', 'webp'] as const).find((name) => accept.includes(`image/${name}`))
  const formats: ImageFormat[] = ['jpg', 'webp', 'avif', 'gif']
  const own = formats.find((name) => name === extension) ?? 'png'
  return {
    width: scaled(w),
    height: scaled(h),
    // Only an exact size can be cropped or scaled to.
    fit: w === undefined || h === undefined ? 'clip' : fit,
    rect: rect === undefined ? undefined : regionOf(rect, size),
    quality: q,
    format: fm ?? (auto && accepted) ?? own,
  }
}

function validated(search: Record<string, string>) {
  const refused = Object.keys(search).find((name) => unsupported.has(name))
  if (refused !== undefined) throw badRequest(`The sandbox cannot render an image with ${refused}.`)
  try {
    return paramsSchema.validateSync(search)
  } catch (error) {
    throw error instanceof ValidationError ? badRequest(error.message) : error
  }
}

function regionOf(rect: string, size: { width: number; height: number }): Region {
  const [left = 0, top = 0, width = 0, height = 0] = rect.split(',').map(Number)
  if (left >= size.width || top >= size.height) throw badRequest('rect lies outside the image.')
  return {
    left,
    top,
    width: Math.min(width, size.width - left),
    height: Math.min(height, size.height - top),
  }
}

async function renderImage(
  original: Uint8Array,
  { rect, width, height, fit, format, quality }: ImageParams,
): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp(original, { animated: format === 'gif' }).autoOrient()
  if (rect) image.extract(rect)
  const resized = image.resize({ width, height, ...FITS[fit] })
  return new Uint8Array(await ENCODERS[format](resized, quality).toBuffer())
}
