import { hosts } from '#src/config/hosts.ts'
import { frame, variantUrl } from '#shared/image.ts'
import type { ContentImage } from '#shared/image.ts'
import { t } from '#shared/words/words.ts'
import { languagesOf } from '#src/layout/header/languages.ts'
import type { PageLanguage } from '#src/layout/header/languages.ts'
import type { Guide, PageContent, Settings } from '#src/content/types.ts'

interface SeoProps {
  path: string
  title: string
  seo: PageContent['seo']
  translations?: PageContent['translations']
  settings: Settings | null
  /** What the page is about, if it is about a guide. */
  guide?: Pick<Guide, 'publishedAt' | 'reviewedAt'> | undefined
}

/**
 * What search engines and link previews read; React moves these tags into the head. A page to which
 * the editor gave no image gets one from the build (scripts/share-images/images.ts).
 */
export function Seo({ path, title, seo, translations, settings, guide }: SeoProps) {
  const name = seo?.title || title
  const description = seo?.description || settings?.description
  const address = hosts.site + path
  const image = seo?.image
  return (
    <>
      <title>{name}</title>
      {description ? <meta name="description" content={description} /> : null}
      <link rel="canonical" href={address} />
      <Alternates of={languagesOf(path, settings, translations)} />
      {hosts.sandbox || seo?.noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={guide ? 'article' : 'website'} />
      {guide ? (
        <>
          <meta property="article:published_time" content={guide.publishedAt} />
          <meta property="article:modified_time" content={guide.reviewedAt ?? guide.publishedAt} />
        </>
      ) : null}
      <meta property="og:locale" content={t().tag.replace(/-u-.*/, '').replace('-', '_')} />
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

/** The same page in each language that has it; crawlers take the first for all other languages. */
function Alternates({ of: languages }: { of: PageLanguage[] }) {
  const found = languages.filter(({ path }) => path !== null)
  if (found.length < 2) return null
  const [base] = languages
  return (
    <>
      {found.map(({ code, path }) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${hosts.site}${path}`} />
      ))}
      {base?.path ? (
        <link rel="alternate" hrefLang="x-default" href={hosts.site + base.path} />
      ) : null}
    </>
  )
}

function socialImage(image: ContentImage): string {
  const url = variantUrl(image, frame(image, 1200 / 630), 1200, 'jpg')
  return url.startsWith('/') ? hosts.site + url : url
}
