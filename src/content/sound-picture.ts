import { isFields } from './fields.ts'
import type { Fields } from './fields.ts'

/** A picture with its file, whole; null when its file is missing or of no size. */
export function soundPicture(picture: Fields): Fields | null {
  const asset = picture['asset']
  if (!isFields(asset) || typeof asset['url'] !== 'string') return null
  if (!numbers(asset, ['width', 'height'])?.every((side) => side > 0)) return null
  return {
    ...picture,
    alt: typeof picture['alt'] === 'string' ? picture['alt'] : '',
    ...frameOf(picture, 'hotspot', ['x', 'y']),
    ...frameOf(picture, 'crop', ['top', 'bottom', 'left', 'right']),
  }
}

/** The hotspot or crop of a picture; null where it is not made of numbers. */
function frameOf(picture: Fields, name: string, sides: string[]): Fields {
  if (!(name in picture)) return {}
  return { [name]: numbers(picture[name], sides) ? picture[name] : null }
}

function numbers(value: unknown, keys: string[]): number[] | null {
  if (!isFields(value)) return null
  const found = keys.map((key) => value[key]).filter((part) => Number.isFinite(part))
  return found.length === keys.length ? found.map(Number) : null
}
