import { asText } from '../../schemas/fields/values.ts'
import { isRecord } from '../../src/lib/json.ts'
import { frame, type ContentImage, variantUrl } from '../../src/lib/image/image.ts'

/** What a search result and a shared link will say about a page. */
export interface PreviewData {
  /** Cut with an ellipsis where search engines cut them. */
  title: string
  description: string
  /** Where the page is: host, then the parts of its path. */
  trail: string
  site: string
  picture: { url: string; alt: string } | undefined
  isHidden: boolean
}

interface Sources {
  /** The current SEO fields of the form. */
  seo: unknown
  /** The page they belong to. */
  page: unknown
  /** The result of `previewQuery`. */
  answer: unknown
  /** Whole address of the page. */
  address: string
}

const ASSET = `{_id, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}`

/** The defaults of empty fields, and the file of the chosen image. */
export const previewQuery = `{
  "settings": *[_id == "siteSettings"][0]{
    title, description, socialImage{alt, hotspot, crop, "asset": asset->${ASSET}}
  },
  "asset": *[_id == $asset][0]${ASSET}
}`

export const previewListen = '*[_id == "siteSettings" || _id == $asset]'

/** The id of the image for shared links; "" for none. */
export function assetOf(seo: unknown): string {
  const image = isRecord(seo) ? seo['image'] : undefined
  const asset = isRecord(image) ? image['asset'] : undefined
  return isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : ''
}

/** Combines texts and image as the site does: empty fields use the site's defaults. */
export function previewData({ seo, page, answer, address }: Sources): PreviewData {
  const own = isRecord(seo) ? seo : {}
  const { settings, asset } = isRecord(answer) ? answer : {}
  const site = isRecord(settings) ? settings : {}
  const { host, pathname } = new URL(address)
  return {
    title: cut(
      first(own['title'], isRecord(page) ? page['title'] : '', 'Page without a title'),
      60,
    ),
    description: cut(first(own['description'], site['description'], ''), 160),
    trail: [host, ...pathname.split('/').filter(Boolean)].join(' › '),
    site: first(site['title'], host),
    picture: pictureOf(own['image'], asset) ?? pictureOf(site['socialImage']),
    isHidden: own['noIndex'] === true,
  }
}

function pictureOf(image: unknown, found?: unknown) {
  if (!isRecord(image)) return undefined
  const asset = found ?? image['asset']
  if (!isAsset(asset)) return undefined
  const alt = asText(image['alt'])
  const { hotspot, crop } = image
  const picture: ContentImage = {
    alt,
    asset,
    hotspot: isHotspot(hotspot) ? hotspot : null,
    crop: isCrop(crop) ? crop : null,
  }
  return { alt, url: variantUrl(picture, frame(picture, 1200 / 630), 600, 'jpg') }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

function first(...texts: unknown[]): string {
  return texts.map(asText).find((text) => text.trim() !== '') ?? ''
}

function isAsset(value: unknown): value is ContentImage['asset'] {
  return isRecord(value) && typeof value['url'] === 'string' && isNumbers(value, 'width', 'height')
}

function isHotspot(value: unknown): value is NonNullable<ContentImage['hotspot']> {
  return isRecord(value) && isNumbers(value, 'x', 'y')
}

function isCrop(value: unknown): value is NonNullable<ContentImage['crop']> {
  return isRecord(value) && isNumbers(value, 'top', 'bottom', 'left', 'right')
}

function isNumbers(value: Record<string, unknown>, ...names: string[]): boolean {
  return names.every((name) => typeof value[name] === 'number')
}
