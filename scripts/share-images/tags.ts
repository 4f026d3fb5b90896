import { frame, variantUrl } from '#src/lib/image/image.ts'
import type { ContentImage } from '#src/lib/image/image.ts'
import type { PageContent } from '#src/content/types.ts'
import type { ShareImage } from './images.ts'
import { escape } from '../prerender/escape.ts'
import { shareSize } from './wall.ts'

/** What the tags are about; every part may be missing. */
interface Shared {
  /** Public address of the site, without a slash at the end. */
  site: string
  /** Drawn at build. */
  drawn?: ShareImage | undefined
  /** Chosen by an editor, and named in the head by the page itself. */
  chosen?: ContentImage | null | undefined
}

/** Tags of the picture that link previews show, for the head of a page of the CMS. */
export function imageTags({ site, drawn, chosen }: Shared): string {
  // The page names an editor's picture and its text itself: only its size is known here.
  if (chosen) return sizeTags(chosenSize(chosen))
  if (!drawn) return ''
  return meta('og:image', site + drawn.file) + sizeTags(shareSize) + meta('og:image:alt', drawn.alt)
}

/**
 * Tags for a page of code, which has no document: those of the page it stands for (a referral code's
 * link is passed on like its parent), else the site's own picture.
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

function chosenTags(site: string, picture: ContentImage): string {
  const rect = frame(picture, shareSize.width / shareSize.height)
  const address = variantUrl(picture, rect, shareSize.width, 'jpg')
  return (
    meta('og:image', address.startsWith('/') ? site + address : address) +
    sizeTags(chosenSize(picture)) +
    meta('og:image:alt', picture.alt)
  )
}

/** As the image host draws it: of the width that is asked for, in the proportion of the frame. */
function chosenSize(picture: ContentImage): { width: number; height: number } {
  const { width } = shareSize
  const rect = frame(picture, width / shareSize.height)
  return { width, height: Math.round((width * rect.height) / rect.width) }
}

function sizeTags({ width, height }: { width: number; height: number }): string {
  return meta('og:image:width', String(width)) + meta('og:image:height', String(height))
}

function meta(property: string, content: string | null | undefined): string {
  return content ? `<meta property="${property}" content="${escape(content)}"/>` : ''
}
