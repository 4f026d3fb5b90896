import { isFields } from './fields.ts'
import type { Fields } from './fields.ts'

interface ValidImage extends Fields {
  asset: { _id: unknown; url: string; width: unknown; height: unknown }
}

/** A complete image with its file; null when the file is missing or has no size. */
export function validImage(image: Fields): ValidImage | null {
  const asset = image['asset']
  if (!isFields(asset) || typeof asset['url'] !== 'string') return null
  if (!numbers(asset, ['width', 'height'])?.every((side) => side > 0)) return null
  const { _id, url, width, height } = asset
  return {
    _type: 'image',
    alt: typeof image['alt'] === 'string' ? image['alt'] : '',
    asset: { _id, url, width, height },
    ...frameOf(image, 'hotspot', ['x', 'y']),
    ...frameOf(image, 'crop', ['top', 'bottom', 'left', 'right']),
  }
}

/** The hotspot or crop of an image; null unless its numbers are fractions of the image. */
function frameOf(image: Fields, name: string, sides: string[]): Fields {
  if (!Object.hasOwn(image, name)) return {}
  const parts = numbers(image[name], sides)?.every((part) => part >= 0 && part <= 1)
  return { [name]: parts && leavesRoom(image[name]) ? image[name] : null }
}

function leavesRoom(frame: unknown): boolean {
  const sides = numbers(frame, ['top', 'bottom', 'left', 'right']) ?? []
  const [top = 0, bottom = 0, left = 0, right = 0] = sides
  return top + bottom < 1 && left + right < 1
}

function numbers(value: unknown, keys: string[]): number[] | null {
  if (!isFields(value)) return null
  const found = keys.map((key) => value[key]).filter((part) => Number.isFinite(part))
  return found.length === keys.length ? found.map(Number) : null
}
