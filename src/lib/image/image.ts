/** A picture as the content queries deliver it. */
export interface PictureData {
  alt: string
  asset: { _id: string; url: string; width: number; height: number }
  /** Focal point and crop as fractions of the picture, from the Studio. */
  hotspot?: { x: number; y: number } | null
  crop?: { top: number; bottom: number; left: number; right: number } | null
  /** The variants that the page needs lie in this site's own folder. */
  built?: boolean
}

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** Where the build puts picture variants; the names below lead back to rectangle, size and format. */
export const mediaFolder = '/static/media/'

export function isVector(picture: PictureData): boolean {
  return picture.asset.url.endsWith('.svg')
}

/**
 * The part of the picture to show in a frame of this ratio (width / height), in pixels of the master:
 * as large as the editor's crop allows, centred on the hotspot, inside the picture.
 */
export function frame(picture: PictureData, ratio: number): Rect {
  const { width, height } = picture.asset
  const crop = picture.crop ?? { top: 0, bottom: 0, left: 0, right: 0 }
  const left = crop.left * width
  const top = crop.top * height
  const room = {
    width: width * (1 - crop.left - crop.right),
    height: height * (1 - crop.top - crop.bottom),
  }
  const size =
    room.width / room.height > ratio
      ? { width: room.height * ratio, height: room.height }
      : { width: room.width, height: room.width / ratio }
  const focus = picture.hotspot ?? { x: 0.5, y: 0.5 }
  const rect = {
    left: clamp(focus.x * width - size.width / 2, left, left + room.width - size.width),
    top: clamp(focus.y * height - size.height / 2, top, top + room.height - size.height),
    ...size,
  }
  return {
    left: Math.round(rect.left),
    top: Math.round(rect.top),
    width: Math.max(1, Math.floor(rect.width)),
    height: Math.max(1, Math.floor(rect.height)),
  }
}

/** The widths worth offering, in pixels: none wider than the frame in the master, but at least one. */
export function offeredWidths(rect: Rect, widths: readonly number[]): number[] {
  const fitting = widths.filter((width) => width <= rect.width)
  return fitting.length > 0 ? fitting : [rect.width]
}

/** Address of one variant: in this site's own folder when built, else at the image host. */
export function variantUrl(
  picture: PictureData,
  rect: Rect,
  width: number,
  format: PictureFormat,
): string {
  if (picture.built) return `${mediaFolder}${variantName(picture, rect, width)}.${format}`
  const height = Math.round((width * rect.height) / rect.width)
  const query = `rect=${rect.left},${rect.top},${rect.width},${rect.height}&w=${width}&h=${height}&fm=${format}&q=${quality(picture, format)}`
  return `${picture.asset.url}?${query}`
}

/** Address of a vector picture: it has one file for every size. */
export function vectorUrl(picture: PictureData): string {
  return picture.built ? `${mediaFolder}${assetStem(picture)}.svg` : picture.asset.url
}

/** Encoder quality: a photograph hides what a drawn screen with small text would show. */
export function quality(picture: PictureData, format: PictureFormat): number {
  const drawn = picture.asset.url.endsWith('.png')
  if (format === 'avif') return drawn ? 52 : 37
  return drawn ? 80 : 70
}

/** `image-<sha1>-<W>x<H>-<ext>` gives the first eight characters of the hash: enough to tell pictures apart. */
export function assetStem(picture: PictureData): string {
  return (picture.asset._id.split('-')[1] ?? picture.asset._id).slice(0, 8)
}

function variantName(picture: PictureData, rect: Rect, width: number): string {
  return `${assetStem(picture)}-${rect.left}_${rect.top}_${rect.width}_${rect.height}-${width}`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
