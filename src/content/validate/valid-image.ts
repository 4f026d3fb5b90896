import { isFields } from './fields.ts'
import type { Fields } from './fields.ts'

interface SoundPicture extends Fields {
  asset: { _id: unknown; url: string; width: unknown; height: unknown }
}

/** A picture with its file, whole; null when its file is missing or of no size. */
export function soundPicture(picture: Fields): SoundPicture | null {
  const asset = picture['asset']
  if (!isFields(asset) || typeof asset['url'] !== 'string') return null
  if (!numbers(asset, ['width', 'height'])?.every((side) => side > 0)) return null
  const { _id, url, width, height } = asset
  return {
    _type: 'image',
    alt: typeof picture['alt'] === 'string' ? picture['alt'] : '',
    asset: { _id, url, width, height },
    ...frameOf(picture, 'hotspot', ['x', 'y']),
    ...frameOf(picture, 'crop', ['top', 'bottom', 'left', 'right']),
  }
}

/** The hotspot or crop of a picture; null where it is not made of parts of the picture. */
function frameOf(picture: Fields, name: string, sides: string[]): Fields {
  if (!Object.hasOwn(picture, name)) return {}
  const parts = numbers(picture[name], sides)?.every((part) => part >= 0 && part <= 1)
  return { [name]: parts && leavesRoom(picture[name]) ? picture[name] : null }
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
