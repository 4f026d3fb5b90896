import { hosts } from '#src/config/hosts.ts'
import { frame, variantUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import type { PageContent, Settings } from '#src/content/types.ts'

interface SeoProps {
  path: string
  title: string
  seo: PageContent['seo']
  settings: Settings | null
}

/**
 * What search engines and link previews read; React moves these tags into the head. A page to which
 * the editor gave no image gets one from the build (scripts/share-images/images.ts).
 */
export function Seo({ path, title, seo, settings }: SeoProps) {
  const name = seo?.title || title
  const description = seo?.description || settings?.description
  const address = hosts.site + (path === '/' ? '/' : path)
  const image = seo?.image
  return (
    <>
      <title>{name}</title>
      {description ? <meta name="description" content={description} /> : null}
      <link rel="canonical" href={address} />
      {hosts.sandbox || seo?.noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={name} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:url" content={address} />
      {settings ? <meta property="og:site_name" content={settings.title} /> : null}
      {image ? <meta property="og:image" content={socialImage(image)} /> : null}
      {image?.alt ? <meta property="og:image:alt" content={image.alt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function socialImage(image: ContentImage): string {
  const url = variantUrl(image, frame(image, 1200 / 630), 1200, 'jpg')
  return url.startsWith('/') ? hosts.site + url : url
}
