import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escape } from '#scripts/prerender/page-html.ts'
import { fetchImage, imageType } from '#scripts/prerender/image-files.ts'
import type { FileCache } from '#scripts/prerender/image-files.ts'
import { copyInto } from '#scripts/prerender/images.ts'
import { frame, shortAssetId, variantUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import { paths } from '#shared/paths.ts'
import type { PageData } from '#src/content/cache.ts'
import type { PageContent, Settings } from '#src/content/types.ts'
import { shareCard, shareSize, wallSize, brandVersion, drawCard } from './drawing.ts'

/** Raise it when cards are drawn differently: the drawings of earlier builds are drawn again. */
const version = 2

interface Sharing {
  renderer: { hosts: { site: string }; referralPage: string }
  /** Receives `static/media/share-<hash>.jpg`. */
  outDir: string
  /** Drawings of earlier builds. */
  files: FileCache
}

type SharedPage = Pick<PageData, 'path' | 'page' | 'shell'>

/**
 * Prepares the share images of a build. The function that it returns draws the share image of a page,
 * unless its editor chose one, and returns the tags that its own HTML does not have. It takes the pages
 * of the CMS before those of code, and the address of each original by short asset id.
 * @returns a function that throws Error when the image host is out of order
 */
export function openShareImages({ renderer, outDir, files }: Sharing) {
  const { site } = renderer.hosts
  const brand = brandVersion()
  /** People share their referral link, so it looks like the page that explains referrals. */
  let referral = ''

  /** The tags of a drawn image; none when it must not be published (logged). */
  async function draw(
    page: PageContent,
    settings: Settings,
    originals: Map<string, string>,
    dir: string,
  ): Promise<string> {
    const card = shareCard(page, settings, dir)
    const key = {
      version,
      brand: await brand,
      card: { ...card, image: card.image && seen(card.image), logo: seen(card.logo) },
    }
    const drawing = await files.find(key, '.jpg', async () =>
      drawCard(card, {
        logo: await dataUri(masterOf(card.logo, originals)),
        image: card.image && (await dataUri(partInWall(card.image, originals))),
      }),
    )
    if (drawing === null) return ''
    // Named by its content: browsers keep it forever.
    const hash = createHash('sha256').update(await readFile(drawing))
    const file = `/static/media/share-${hash.digest('hex').slice(0, 8)}.jpg`
    await copyInto(drawing, path.join(outDir, file))
    const alt = card.heading.replace(/\s+/g, ' ').trim()
    return imageTags(site + file, shareSize, alt)
  }

  return async function tagsOf(
    { path: address, page, shell: { settings } }: SharedPage,
    originals: Map<string, string>,
    dir: string,
  ): Promise<string> {
    if (page) {
      const { title, seo } = page
      const drawn = seo?.image || !settings ? '' : await draw(page, settings, originals, dir)
      const image = seo?.image ? chosenTags(site, seo.image) : drawn
      if (address === paths.referral)
        referral =
          meta('og:title', seo?.title || title) + meta('og:description', seo?.description) + image
      // The page's own HTML already names a chosen image, but not its size.
      return seo?.image ? sizeTags(sizeOf(seo.image)) : drawn
    }
    const card = '<meta name="twitter:card" content="summary_large_image"/>'
    if (referral && address === renderer.referralPage) return referral + card
    return settings?.socialImage ? chosenTags(site, settings.socialImage) + card : ''
  }
}

/** What can be seen of an image, without the text that describes it. */
function seen({ asset, hotspot, crop }: ContentImage) {
  return { asset, hotspot, crop }
}

async function dataUri(address: string): Promise<string> {
  const bytes = await fetchImage(address)
  return `data:${imageType(address)};base64,${bytes.toString('base64')}`
}

/** Address of the part of the image that fills the wall; the image host crops it. */
function partInWall(image: ContentImage, originals: Map<string, string>): string {
  const url = masterOf(image, originals)
  if (url.endsWith('.svg')) return url
  const original = { ...image, isLocal: false, asset: { ...image.asset, url } }
  const rect = frame(original, wallSize.width / wallSize.height)
  return variantUrl(original, rect, wallSize.width, 'jpg')
}

function masterOf(image: ContentImage, originals: Map<string, string>): string {
  const address = originals.get(shortAssetId(image))
  if (!address) throw new Error(`There is no image ${shortAssetId(image)} to draw.`)
  return address
}

function chosenTags(site: string, image: ContentImage): string {
  const rect = frame(image, shareSize.width / shareSize.height)
  const address = variantUrl(image, rect, shareSize.width, 'jpg')
  return imageTags(address.startsWith('/') ? site + address : address, sizeOf(image), image.alt)
}

function imageTags(address: string, size: typeof shareSize, alt: string): string {
  return meta('og:image', address) + sizeTags(size) + meta('og:image:alt', alt)
}

/** The size at which the image host renders it: the requested width, in the ratio of the frame. */
function sizeOf(image: ContentImage): typeof shareSize {
  const { width } = shareSize
  const rect = frame(image, width / shareSize.height)
  return { width, height: Math.round((width * rect.height) / rect.width) }
}

function sizeTags({ width, height }: typeof shareSize): string {
  return meta('og:image:width', String(width)) + meta('og:image:height', String(height))
}

function meta(property: string, content: string | null | undefined): string {
  return content ? `<meta property="${property}" content="${escape(content)}"/>` : ''
}
