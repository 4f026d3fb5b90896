import { firstViewStyles } from './styles/inline-css.ts'
import { pageHtml } from './page-html.ts'
import { readTemplate } from './template.ts'
import { openImageCache } from './image-cache.ts'
import { imageNamesIn, imageSources, writeImages } from './images.ts'
import type { ImageSource } from './image-cache.ts'
import { addFirstView, noSelectors } from './styles/view-selectors.ts'
import type { PageWriting, Written } from './write-pages.ts'

/**
 * Writes the pages of a site under construction: the sign and the login. After the login, pages come
 * from the content API, like those published since the build.
 */
export async function writeSign({
  renderer,
  bundle,
  stylesheet,
  write,
  outDir,
  cacheDir,
}: PageWriting): Promise<Written> {
  const template = await readTemplate()
  const app = { ...bundle, revision: '' }
  const styles = new Set<string>()
  const images = new Map<string, ImageSource>()
  const stylesOf = firstViewStyles(stylesheet)
  for (const { content, originals } of await renderer.loadPaths(renderer.signPaths)) {
    const { html } = await renderer.renderPage(content)
    const view = noSelectors()
    addFirstView(view, html)
    const css = stylesOf(view)
    styles.add(css)
    const parts = { html, css, tags: '', content: '', structuredData: [] }
    await write(renderer.fileOf(content.path), pageHtml(template, app, parts))
    const sources = imageSources(imageNamesIn(html), originals)
    for (const [file, source] of sources) images.set(file, source)
  }
  const files = await openImageCache(`${cacheDir}/images`)
  await writeImages(outDir, images, files)
  await files.close()
  return { routes: [], images: images.size, styles }
}
