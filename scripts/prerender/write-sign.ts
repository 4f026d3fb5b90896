import { readFile } from 'node:fs/promises'
import { firstViewCss } from './inline-css.ts'
import { pageHtml } from './page-html.ts'
import { writeImages } from './images.ts'
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
}: PageWriting): Promise<Written> {
  const template = await readFile('index.html', 'utf8')
  const app = { ...bundle, revision: '' }
  const styles = new Set<string>()
  let images = 0
  for (const path of renderer.signPaths) {
    const { html, originals } = await renderer.render(path, bundle.stylesheet)
    const css = firstViewCss([html], stylesheet)
    styles.add(css)
    const parts = { html, css, tags: '', content: '', structuredData: [] }
    await write(renderer.fileOf(path), pageHtml(template, app, parts))
    images += await writeImages(outDir, html, originals)
  }
  return { routes: [], images, styles }
}
