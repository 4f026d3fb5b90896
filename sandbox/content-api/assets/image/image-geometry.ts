import { ImageParamError } from './image-params.ts'
import type { Crop, ImageParams, Rect } from './image-params.ts'

/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** What to do with an image, in this order. */
export interface Geometry {
  /** The part of the source that is used. */
  extract: Rect
  /** The size that part gets. */
  resize: Size
  /** The canvas it is centred on, when larger. */
  canvas?: Size
}

/**
 * Applies `rect`, then `fit`, as Sanity does. Only `crop` and `scale`, which guarantee an exact size,
 * enlarge an image.
 * @throws ImageParamError when `rect` is outside the image
 */
export function planGeometry(source: Size, params: ImageParams): Geometry {
  const area = usedArea(source, params.rect)
  const { width, height } = params
  if (width === undefined || height === undefined) {
    const scale = Math.min(width ? width / area.width : 1, height ? height / area.height : 1, 1)
    return { extract: area, resize: scaled(area, scale) }
  }
  const inner = Math.min(width / area.width, height / area.height, 1)
  switch (params.fit) {
    case 'clip':
    case 'max':
      return { extract: area, resize: scaled(area, inner) }
    case 'fill':
    case 'fillmax':
      return { extract: area, resize: scaled(area, inner), canvas: { width, height } }
    case 'scale':
      return { extract: area, resize: { width, height } }
    default:
      break
  }
  const extract = cropTo(area, { width, height }, params)
  const scale = params.fit === 'min' ? Math.min(width / extract.width, 1) : undefined
  const resize = scale === undefined ? { width, height } : scaled(extract, scale)
  return { extract, resize }
}

function usedArea(source: Size, rect: Rect | undefined): Rect {
  if (!rect) return { left: 0, top: 0, ...source }
  const width = Math.min(rect.width, source.width - rect.left)
  const height = Math.min(rect.height, source.height - rect.top)
  if (width > 0 && height > 0) return { ...rect, width, height }
  throw new ImageParamError('"rect" lies outside the image.')
}

function scaled(size: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** The largest part of `area` with the shape of `shape`, placed by crop and focal point. */
function cropTo(area: Rect, shape: Size, { crop, focus }: ImageParams): Rect {
  const scale = Math.max(shape.width / area.width, shape.height / area.height)
  const width = Math.min(area.width, Math.max(1, Math.round(shape.width / scale)))
  const height = Math.min(area.height, Math.max(1, Math.round(shape.height / scale)))
  const at = crop === 'focalpoint' ? focus : anchor(crop)
  return {
    left: area.left + place(at.x, area.width, width, crop),
    top: area.top + place(at.y, area.height, height, crop),
    width,
    height,
  }
}

function place(at: number, space: number, length: number, crop: Crop): number {
  // A focal point goes to the middle of the cut; an edge stays at the edge.
  const start = crop === 'focalpoint' ? at * space - length / 2 : at * (space - length)
  return Math.round(Math.min(Math.max(start, 0), space - length))
}

function anchor(crop: Crop): { x: number; y: number } {
  const sides = crop.split(',')
  const x = sides.includes('left') ? 0 : sides.includes('right') ? 1 : 0.5
  const y = sides.includes('top') ? 0 : sides.includes('bottom') ? 1 : 0.5
  return { x, y }
}
