import { paths } from '#src/config/paths.ts'
import { writeShareImages } from './images.ts'
import { codePageTags, imageTags } from './tags.ts'
import type { RenderedPage, Renderer } from '../prerender/renderer.ts'

interface Sharing {
  renderer: Pick<Renderer, 'hosts' | 'referralPage'>
  /** Address of each picture's master, by the stem of its variants' names. */
  masters: Map<string, string>
  outDir: string
}

/**
 * Draws what shared links of these pages show. Gives the tags that link previews read of a page,
 * beside those that the page has by itself.
 */
export async function sharePages(
  pages: RenderedPage[],
  { renderer, masters, outDir }: Sharing,
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
        masters,
      })
    : new Map()

  return ({ content: { path, page } }) => {
    if (page) return imageTags({ site, drawn: drawn.get(path), chosen: page.seo?.image })
    // People pass on their referral link: it looks like the page that explains it.
    const parent = path === renderer.referralPage ? contents.get(paths.referral) : null
    const own = { site, drawn: drawn.get(parent?.path ?? path) }
    return codePageTags(own, parent ?? null, settings?.socialImage ?? null)
  }
}
