import { objectsIn } from '#shared/json.ts'
import { shortAssetId } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'

/**
 * Marks every image of the content as local, in place: its variants are in the site's own folder. Of its
 * original only the asset id and the file's ending remain, which the variants' names need.
 * @returns the address of every image's original, by the asset id that its variants' names begin with
 */
export function makeImagesLocal(content: unknown): Map<string, string> {
  const originals = new Map<string, string>()
  for (const image of imagesIn(content)) {
    // Content may hold the same image twice.
    if (image.isLocal) continue
    const { width, height, url } = image.asset
    const shortId = shortAssetId(image)
    originals.set(shortId, url)
    const ending = url.slice(url.lastIndexOf('.'))
    image.asset = { _id: `image-${shortId}`, url: ending, width, height }
    image.isLocal = true
  }
  return originals
}

/** Newer content, in which the images that have not changed since `before` stay local. */
export function keepLocalImages<T>(content: T, before: unknown): T {
  const known = new Map(
    imagesIn(before).flatMap((image) =>
      image.isLocal ? [[identity(image), image.asset] as const] : [],
    ),
  )
  const copy = structuredClone(content)
  for (const image of imagesIn(copy)) {
    const asset = known.get(identity(image))
    if (asset) Object.assign(image, { asset, isLocal: true })
  }
  return copy
}

function identity(image: ContentImage): string {
  return JSON.stringify([shortAssetId(image), image.hotspot ?? null, image.crop ?? null])
}

/** Every image inside a value. */
export function imagesIn(value: unknown): ContentImage[] {
  return objectsIn(value).flatMap((part: object) => (isImage(part) ? [part] : []))
}

function isImage(value: object): value is ContentImage {
  return '_type' in value && value._type === 'image' && 'asset' in value && value.asset !== null
}
