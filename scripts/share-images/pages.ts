import { paths } from '#shared/paths.ts'
import { openShareImages } from './images.ts'
import { codePageTags, imageTags } from './tags.ts'
import type { PageContent, Settings } from '#src/content/types.ts'
import type { ShareImage } from './images.ts'
import type { LoadedPage, Renderer } from '#scripts/prerender/renderer.ts'

interface Sharing {
  renderer: Pick<Renderer, 'hosts' | 'referralPage'>
  settings: Settings | null
  outDir: string
  /** Drawings of earlier builds. */
  cacheDir: string
}

/** The link-preview tags of a build's pages. */
export interface SharedPages {
  /**
   * Writes the share image of a page, and returns the tags that its own HTML does not have. Pages of the
   * CMS come before those of code.
   * @param originals address of each original, by short asset id
   */
  tagsOf: (page: LoadedPage['content'], originals: Map<string, string>) => Promise<string>
  close: () => Promise<void>
}

interface Shared {
  page: PageContent
  drawn: ShareImage | undefined
}

/** Prepares the share images of a build. */
export async function sharePages({
  renderer,
  settings,
  outDir,
  cacheDir,
}: Sharing): Promise<SharedPages> {
  const { site } = renderer.hosts
  const images = settings && (await openShareImages({ outDir, cacheDir, settings }))
  let referral: Shared | null = null

  async function tagsOf({ path, page }: LoadedPage['content'], originals: Map<string, string>) {
    if (page) {
      const drawn = await images?.write(page, originals)
      if (path === paths.referral) referral = { page, drawn }
      return imageTags({ site, drawn, chosen: page.seo?.image })
    }
    // People share their referral link, so it looks like the page that explains referrals.
    const parent = path === renderer.referralPage ? referral : null
    return codePageTags(
      { site, drawn: parent?.drawn },
      parent?.page ?? null,
      settings?.socialImage ?? null,
    )
  }

  return { tagsOf, close: async () => images?.close() }
}
