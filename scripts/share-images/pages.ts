import { paths } from '#src/config/paths.ts'
import { writeShareImages } from './images.ts'
import { codePageTags, imageTags } from './tags.ts'
import type { RenderedPage, Renderer } from '../prerender/renderer.ts'

interface Sharing {
  renderer: Pick<Renderer, 'hosts' | 'referralPage'>
  /** Address of each original, by short asset id. */
  originals: Map<string, string>
  outDir: string
}

/**
 * Draws the share images of these pages. Returns a function for the link-preview tags of a page that
 * its own HTML does not have.
 */
export async function sharePages(
  pages: RenderedPage[],
  { renderer, originals, outDir }: Sharing,
): Promise<(page: RenderedPage) => string> {
  const { site } = renderer.hosts
  const settings = pages[0]?.content.shell.settings
  const contents = new Map(pages.map(({ content }) => [content.path, content.page]))
  const documents = [...contents.values()].flatMap((content) => content ?? [])
  const drawn = settings
    ? await writeShareImages(documents, {
        outDir,
        cacheDir: '.cache/share-images',
        settings,
        originals,
      })
    : new Map()

  return ({ content: { path, page } }) => {
    if (page) return imageTags({ site, drawn: drawn.get(path), chosen: page.seo?.image })
    // People share their referral link, so it looks like the page that explains referrals.
    const parent = path === renderer.referralPage ? contents.get(paths.referral) : null
    const own = { site, drawn: drawn.get(parent?.path ?? path) }
    return codePageTags(own, parent ?? null, settings?.socialImage ?? null)
  }
}
