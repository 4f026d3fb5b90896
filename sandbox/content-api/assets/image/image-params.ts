/** How the image is fitted into the requested size; Sanity's default is `clip`. */
type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'
export type ImageFormat = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'
/** Pixels of the source. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** What an image's address requests; sizes in pixels, focal point as fractions. */
export interface ImageParams {
  width?: number
  height?: number
  fit: Fit
  crop: Crop
  rect?: Rect
  focus: { x: number; y: number }
  quality: number
  format?: ImageFormat
  background?: string
  effects: Effects
}

/** What happens to an image of the requested size. */
export interface Effects {
  flip?: 'h' | 'v' | 'hv'
  /** Degrees, clockwise. */
  orientation?: number
  /** From 1 to 2000. */
  blur?: number
  isGray: boolean
  isInverted: boolean
}

/** Thrown for an invalid parameter; the message is sent to the client. */
export class ImageParamError extends Error {}

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
// AVIF has no name here, as with Sanity: browsers that accept it get it by `auto=format`.
const FORMATS = ['jpg', 'png', 'webp'] as const
const CROPS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top,left',
  'top,right',
  'bottom,left',
  'bottom,right',
  'focalpoint',
  'entropy',
] as const
export type Crop = (typeof CROPS)[number]
const MAX_SIZE = 5000
const DEFAULT_QUALITY = 75

/** What Sanity's image pipeline does and this one does not. */
const REFUSED = ['pad', 'min-w', 'max-w', 'min-h', 'max-h', 'fp-z', 'fp-debug', 'frame', 'sharp']

/**
 * Reads `w h dpr q fit crop rect fp-x fp-y fm auto bg flip or blur sat invert`; refuses what Sanity's pipeline
 * knows besides, and ignores other names, as Sanity does.
 * @param accept the Accept header: with `auto=format` it selects AVIF, then WebP
 * @throws ImageParamError that names the parameter and its valid values
 */
export function readImageParams(search: URLSearchParams, accept: string): ImageParams {
  const refused = REFUSED.find((name) => search.has(name))
  if (refused)
    throw new ImageParamError(`"${refused}" is not supported by the local image pipeline.`)
  const ratio = readNumber(search, 'dpr', 1, 3, false) ?? 1
  const width = scaled(readNumber(search, 'w', 1, MAX_SIZE, true), ratio)
  const height = scaled(readNumber(search, 'h', 1, MAX_SIZE, true), ratio)
  const x = readNumber(search, 'fp-x', 0, 1, false)
  const y = readNumber(search, 'fp-y', 0, 1, false)
  const rect = readRect(search.get('rect'))
  const format = readFormat(search, accept)
  const background = readColor(search.get('bg'))
  const hasFocus = x !== undefined || y !== undefined
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: readName(search, 'fit', FITS) ?? 'clip',
    crop: readName(search, 'crop', CROPS) ?? (hasFocus ? 'focalpoint' : 'center'),
    ...(rect && { rect }),
    focus: { x: x ?? 0.5, y: y ?? 0.5 },
    quality: readNumber(search, 'q', 1, 100, true) ?? DEFAULT_QUALITY,
    ...(format && { format }),
    ...(background !== undefined && { background }),
    effects: readEffects(search),
  }
}

function scaled(length: number | undefined, ratio: number): number | undefined {
  return length === undefined ? undefined : Math.min(MAX_SIZE, Math.round(length * ratio))
}

function readEffects(search: URLSearchParams): Effects {
  const flip = readName(search, 'flip', ['h', 'v', 'hv'])
  const orientation = readName(search, 'or', ['0', '90', '180', '270'])
  const blur = readNumber(search, 'blur', 1, 2000, true)
  return {
    ...(flip && { flip }),
    ...(orientation && { orientation: Number(orientation) }),
    ...(blur !== undefined && { blur }),
    isGray: readName(search, 'sat', ['-100', '0']) === '-100',
    isInverted: readName(search, 'invert', ['true', 'false']) === 'true',
  }
}

function readNumber(
  search: URLSearchParams,
  name: string,
  min: number,
  max: number,
  isWhole: boolean,
): number | undefined {
  const text = search.get(name)
  if (text === null) return undefined
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value
  const kind = isWhole ? 'a whole number' : 'a number'
  throw new ImageParamError(`"${name}" must be ${kind} from ${min} to ${max}.`)
}

function readName<Name extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly Name[],
): Name | undefined {
  const text = search.get(name)
  if (text === null) return undefined
  const found = known.find((candidate) => candidate === text)
  if (found === undefined) {
    throw new ImageParamError(`"${name}" must be one of ${known.map((k) => `"${k}"`).join(', ')}.`)
  }
  return found
}

function readFormat(search: URLSearchParams, accept: string): ImageFormat | undefined {
  const named = search.get('fm') === 'pjpg' ? 'jpg' : readName(search, 'fm', FORMATS)
  if (named) return named
  if (readName(search, 'auto', ['format']) === undefined) return undefined
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

function readRect(text: string | null): Rect | undefined {
  if (text === null) return undefined
  const [left, top, width, height, ...more] = text.split(',').map(Number)
  const isRect =
    isPixel(left) && isPixel(top) && isPixel(width) && isPixel(height) && more.length === 0
  if (isRect && width > 0 && height > 0) return { left, top, width, height }
  throw new ImageParamError('"rect" must be left,top,width,height in whole pixels.')
}

function isPixel(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0
}

function readColor(text: string | null): string | undefined {
  if (text === null) return undefined
  if (/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) return `#${text}`
  throw new ImageParamError('"bg" must be a colour of 3, 6 or 8 hexadecimal digits.')
}
