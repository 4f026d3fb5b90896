/** An image as the content queries return it. */
export interface ContentImage {
  alt: string
  asset: { _id: string; url: string; width: number; height: number }
  /** Focal point and crop from the Studio, as fractions of the image. */
  hotspot?: { x: number; y: number } | null
  crop?: { top: number; bottom: number; left: number; right: number } | null
  /** A local image: the build has put the variants that the page needs into this site's folder. */
  isLocal?: boolean
}

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export type ImageFormat = 'avif' | 'webp' | 'jpg'

/** Where the build puts image variants; their names contain the rectangle, the width and the format. */
const mediaFolder = '/static/media/'

export function isVector(image: ContentImage): boolean {
  return image.asset.url.endsWith('.svg')
}

/**
 * The part of the image to show in a frame of this ratio (width / height), in pixels of the original:
 * as large as the editor's crop allows, centred on the hotspot, inside the image.
 */
export function frame(image: ContentImage, ratio: number): Rect {
  const { width, height } = image.asset
  const crop = image.crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const left = crop.left * width
  const top = crop.top * height
  const space = {
    width: width * (1 - crop.left - crop.right),
    height: height * (1 - crop.top - crop.bottom),
  }
  const size =
    space.width / space.height > ratio
      ? { width: space.height * ratio, height: space.height }
      : { width: space.width, height: space.width / ratio }
  const focus = image.hotspot ?? { x: 0.5, y: 0.5 }
  const rect = {
    left: clamp(focus.x * width - size.width / 2, left, left + space.width - size.width),
    top: clamp(focus.y * height - size.height / 2, top, top + space.height - size.height),
    ...size,
  }
  return {
    left: Math.round(rect.left),
    top: Math.round(rect.top),
    width: Math.max(1, Math.floor(rect.width)),
    height: Math.max(1, Math.floor(rect.height)),
  }
}

/** The image's own ratio, as the editor has cropped it. */
export function ratioOf({ asset: { width, height }, crop }: ContentImage): number {
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  return (width * (1 - left - right)) / (height * (1 - top - bottom))
}

/** The widths to offer, in pixels: none wider than the frame in the original, but at least one. */
export function offeredWidths(rect: Rect, widths: readonly number[]): number[] {
  const fitting = widths.filter((width) => width <= rect.width)
  return fitting.length > 0 ? fitting : [rect.width]
}

/** Address of one variant: in this site's folder for a local image, else at the image host. */
export function variantUrl(
  image: ContentImage,
  rect: Rect,
  width: number,
  format: ImageFormat,
): string {
  if (image.isLocal) return `${mediaFolder}${variantName(image, rect, width)}.${format}`
  const height = Math.round((width * rect.height) / rect.width)
  // The host makes AVIF only for browsers that accept it, and sends WebP until it has.
  const type = format === 'avif' ? 'auto=format' : `fm=${format}`
  const query = `rect=${rect.left},${rect.top},${rect.width},${rect.height}&w=${width}&h=${height}&${type}&q=${quality(image, format)}`
  return `${image.asset.url}?${query}`
}

/** Address of a vector image, which has one file for all sizes. */
export function vectorUrl(image: ContentImage): string {
  return image.isLocal ? `${mediaFolder}${shortAssetId(image)}.svg` : image.asset.url
}

/** Encoder quality: artefacts that a photograph hides are visible in a screenshot with small text. */
export function quality(image: ContentImage, format: ImageFormat): number {
  const drawn = image.asset.url.endsWith('.png')
  if (format === 'avif') return drawn ? 46 : 33
  return drawn ? 80 : 70
}

/** `image-<sha1>-<W>x<H>-<ext>` gives the first eight characters of the hash: enough to tell images apart. */
export function shortAssetId(image: ContentImage): string {
  return (image.asset._id.split('-')[1] ?? image.asset._id).slice(0, 8)
}

function variantName(image: ContentImage, rect: Rect, width: number): string {
  return `${shortAssetId(image)}-${rect.left}_${rect.top}_${rect.width}_${rect.height}-${width}`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
