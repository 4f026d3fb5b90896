import { asText, isRecord } from '#shared/json.ts'
import type { LiveQuery } from '#studio/use-live-query.ts'
import { frame, type ContentImage, variantUrl } from '#shared/image.ts'

/** What a search result and a shared link will say about a page. */
export interface PreviewData {
  /** Cut with an ellipsis where search engines cut them. */
  title: string
  description: string
  /** Where the page is: host, then the parts of its path. */
  trail: string
  site: string
  /** The image that an editor has chosen; without one, the build draws the card. */
  image: { url: string; alt: string } | undefined
  isHidden: boolean
}

interface Sources {
  /** The current SEO fields of the form. */
  seo: unknown
  /** The page or guide that they belong to, as it is in the form. A guide has a summary and an image. */
  page: unknown
  /** The result of `sources`. */
  answer: unknown
  /** Whole address of the page. */
  address: string
}

/** The defaults of empty fields, and the file of the chosen image. */
export const sources: LiveQuery = {
  fetch: `{
    "settings": *[_id == "siteSettings"][0]{title, description},
    "asset": *[_id == $asset][0]
      {_id, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}
  }`,
  listen: '*[_id in ["siteSettings", $asset]]',
}

/** The id of the file of an object's image; "" for none. */
export function assetOf(object: unknown): string {
  const image = isRecord(object) ? object['image'] : undefined
  const asset = isRecord(image) ? image['asset'] : undefined
  return isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : ''
}

/** Combines texts and image as the site does: empty fields use the site's defaults. */
export function previewData({ seo, page, answer, address }: Sources): PreviewData {
  const own = isRecord(seo) ? seo : {}
  const shown = isRecord(page) ? page : {}
  const { settings, asset } = isRecord(answer) ? answer : {}
  const site = isRecord(settings) ? settings : {}
  const { host, pathname } = new URL(address)
  return {
    title: cut(firstOf(own['title'], shown['title'], 'Page without a title'), 60),
    description: cut(firstOf(own['description'], shown['summary'], site['description'], ''), 160),
    trail: [host, ...pathname.split('/').filter(Boolean)].join(' › '),
    site: firstOf(site['title'], host),
    image: framedImage(assetOf(own) ? own['image'] : shown['image'], asset, 1200 / 630),
    isHidden: own['noIndex'] === true,
  }
}

function framedImage(image: unknown, asset: unknown, ratio: number) {
  if (!isRecord(image) || !isAsset(asset)) return undefined
  const alt = asText(image['alt'])
  const { hotspot, crop } = image
  const framed: ContentImage = {
    alt,
    asset,
    hotspot: isHotspot(hotspot) ? hotspot : null,
    crop: isCrop(crop) ? crop : null,
  }
  return { alt, url: variantUrl(framed, frame(framed, ratio), 600, 'jpg') }
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

function firstOf(...texts: unknown[]): string {
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
