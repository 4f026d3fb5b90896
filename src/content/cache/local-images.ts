import { shortAssetId } from '#src/lib/image/image.ts'
import type { ContentImage } from '#src/lib/image/image.ts'

/**
 * The same content with every picture marked as lying in the site's own folder. Of its master only the
 * start of the id and the ending of the address remain: all that the names of its variants need.
 */
export function markAllBuilt<T>(content: T): T {
  const copy = structuredClone(content)
  for (const picture of pictures(copy)) {
    const { width, height, url } = picture.asset
    const ending = url.slice(url.lastIndexOf('.'))
    picture.asset = { _id: `image-${shortAssetId(picture)}`, url: ending, width, height }
    picture.built = true
  }
  return copy
}

/** Later content, with the pictures that were built before and have not changed since as they were. */
export function keepBuilt<T>(content: T, before: unknown): T {
  const known = new Map(
    pictures(before).flatMap((picture) =>
      picture.built ? [[identity(picture), picture.asset] as const] : [],
    ),
  )
  const copy = structuredClone(content)
  for (const picture of pictures(copy)) {
    const asset = known.get(identity(picture))
    if (asset) Object.assign(picture, { asset, built: true })
  }
  return copy
}

/** Address of every picture's master, by the stem that the names of its variants begin with. */
export function masters(content: unknown): Map<string, string> {
  return new Map(pictures(content).map((picture) => [shortAssetId(picture), picture.asset.url]))
}

function identity(picture: ContentImage): string {
  return JSON.stringify([shortAssetId(picture), picture.hotspot ?? null, picture.crop ?? null])
}

function pictures(value: unknown): ContentImage[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPicture(value)) return [value]
  return Object.values(value).flatMap(pictures)
}

function isPicture(value: object): value is ContentImage {
  return '_type' in value && value._type === 'image' && 'asset' in value && value.asset !== null
}
