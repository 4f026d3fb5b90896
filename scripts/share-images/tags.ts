import { frame, variantUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import type { PageContent } from '#src/content/types.ts'
import type { ShareImage } from './images.ts'
import { escape } from '#scripts/prerender/escape.ts'
import { shareSize } from './wall.ts'

/** The share image of a page, drawn or chosen; both may be missing. */
interface Shared {
  /** Public address of the site, without a trailing slash. */
  site: string
  /** Drawn by the build. */
  drawn?: ShareImage | undefined
  /** Chosen by an editor; the page's own HTML names it already. */
  chosen?: ContentImage | null | undefined
}

/** Share image tags for the head of a CMS page. */
export function imageTags({ site, drawn, chosen }: Shared): string {
  // The page's own HTML already names a chosen image, but not its size.
  if (chosen) return sizeTags(chosenSize(chosen))
  if (!drawn) return ''
  return meta('og:image', site + drawn.file) + sizeTags(shareSize) + meta('og:image:alt', drawn.alt)
}

/**
 * Tags for a page that exists only in code: those of `page` (a referral link is shared like the page
 * about referrals), else those of the site's image.
 */
export function codePageTags(
  { site, drawn }: Shared,
  page: PageContent | null,
  socialImage: ContentImage | null,
): string {
  const card = '<meta name="twitter:card" content="summary_large_image"/>'
  if (page) {
    const { title, description, image } = page.seo ?? {}
    const own = image ? chosenTags(site, image) : imageTags({ site, drawn })
    return meta('og:title', title || page.title) + meta('og:description', description) + own + card
  }
  return socialImage ? chosenTags(site, socialImage) + card : ''
}

function chosenTags(site: string, image: ContentImage): string {
  const rect = frame(image, shareSize.width / shareSize.height)
  const address = variantUrl(image, rect, shareSize.width, 'jpg')
  return (
    meta('og:image', address.startsWith('/') ? site + address : address) +
    sizeTags(chosenSize(image)) +
    meta('og:image:alt', image.alt)
  )
}

/** The size at which the image host renders it: the requested width, in the ratio of the frame. */
function chosenSize(image: ContentImage): { width: number; height: number } {
  const { width } = shareSize
  const rect = frame(image, width / shareSize.height)
  return { width, height: Math.round((width * rect.height) / rect.width) }
}

function sizeTags({ width, height }: { width: number; height: number }): string {
  return meta('og:image:width', String(width)) + meta('og:image:height', String(height))
}

function meta(property: string, content: string | null | undefined): string {
  return content ? `<meta property="${property}" content="${escape(content)}"/>` : ''
}
