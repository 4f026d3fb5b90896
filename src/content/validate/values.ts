import { hosts } from '#src/config/hosts.ts'
import { isRecord } from '#shared/json.ts'
import { imageOrigins } from '#shared/hosts.ts'
import { resolveLink } from '#src/config/links.ts'
import { sitePathProblem } from '#shared/paths.ts'
import { leaveOut, quote, within } from './place.ts'
import type { Fields, Place } from './place.ts'
import { isUnusedAction, isUnusedAddress } from './unused-forms.ts'

/** Control characters other than tabs and line ends, and lone surrogates: HTML cannot carry them. */
const unprintable = /\p{Cs}|[^\P{Cc}\t\n\r]/gu

export function validateText(text: string, place: Place): string {
  const clean = text.replace(unprintable, '')
  if (clean !== text) leaveOut(place, 'holds characters that no page can show; they are left out.')
  return clean
}

export function validateLink(link: string, place: Place): string | null {
  if (isUnusedAddress(link, place.unused)) return null
  return (
    resolveLink(link) ??
    leaveOut(place, 'leads to an address that is not allowed; there is no link.')
  )
}

export function validatePagePath(path: string, place: Place): string | null {
  const problem = sitePathProblem(path)
  return problem ? leaveOut(place, `${quote(path)} ${problem}.`) : path
}

export function validateAction(action: Fields, place: Place): Fields | null {
  const { label, to, opens } = action
  if (typeof label !== 'string' || label === '') return null
  if (isUnusedAction(action, place.unused)) return null
  const words = validateText(label, within(place, 'label'))
  if (typeof opens === 'string' && opens !== '') return { label: words, opens }
  if (typeof to !== 'string' || to === '') return null
  const resolved = validateLink(to, within(place, 'to'))
  return resolved === null ? null : { label: words, to: resolved }
}

export function validateImage(image: Fields, place: Place): Fields | null {
  const valid = validImage(image)
  if (!valid) return leaveOut(place, 'has no image file; it is left out.')
  const problem = assetProblem(valid.asset)
  if (problem) return leaveOut(place, `${problem}; it is left out.`)
  if (/(?:^|\.)(?:seo\.image|socialImage)$/.test(place.path) && valid.asset.url.endsWith('.svg'))
    return leaveOut(
      place,
      'is a drawing (SVG), which no network shows; it is left out. Upload a JPEG or PNG.',
    )
  const { alt } = valid
  return { ...valid, alt: typeof alt === 'string' ? validateText(alt, within(place, 'alt')) : '' }
}

interface ValidImage extends Fields {
  asset: { _id: unknown; url: string; width: unknown; height: unknown }
}

/** A complete image with its file; null when the file is missing or has no size. */
export function validImage(image: Fields): ValidImage | null {
  const asset = image['asset']
  if (!isRecord(asset) || typeof asset['url'] !== 'string') return null
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
  if (!isRecord(value)) return null
  const found = keys.map((key) => value[key]).filter((part) => Number.isFinite(part))
  return found.length === keys.length ? found.map(Number) : null
}

/** `image-<hash>-<W>x<H>-<ending>`, as Sanity names what was uploaded. */
const assetId = /^image-([0-9a-zA-Z]+)-(\d+x\d+)-([a-z]+)$/

const refused = new Set<string>()

/** Makes an image with this file one that is missing, from now on. */
export function refuseImage(url: string): void {
  refused.add(url)
}

/**
 * What is wrong with an image's file, as the end of a sentence about the field; null when it is valid.
 * The build fetches these addresses and publishes what it gets, so only the store's own files may be named.
 */
export function assetProblem(asset: { _id: unknown; url: string }): string | null {
  const [, hash, size, ending] = assetId.exec(String(asset._id)) ?? []
  const url = URL.canParse(asset.url) ? new URL(asset.url) : null
  const isOurs =
    hash !== undefined &&
    url?.href === asset.url &&
    imageOrigins(hosts).includes(url.origin) &&
    asset.url.startsWith(`${url.origin}/images/`) &&
    asset.url.endsWith(`/${hash}-${size}.${ending}`)
  if (refused.has(asset.url)) return `names ${quote(asset.url)}, which must not be published`
  return isOurs ? null : `names ${quote(asset.url)}, which is not an image of the content store`
}
