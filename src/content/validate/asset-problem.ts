import { hosts } from '#src/config/hosts/hosts.ts'
import { imageOrigins } from '#src/config/hosts/image-origins.ts'
import { quote } from './place.ts'

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
