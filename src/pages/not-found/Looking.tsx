import type { Settings } from '#src/content/types.ts'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './Looking.module.css'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// React draws nothing inside <noscript> in a browser, so this is fetched by the build alone.
const NotFoundBand = lazyComponent(
  'not-found-band',
  async (name) => (await loadChunk(name, () => import('./NotFoundBand.tsx'))).NotFoundBand,
)

/**
 * While a page is fetched, and while the CMS is asked for one that the build does not know. Without
 * scripts nobody will ask, so the not-found page is there at once.
 */
export function Looking({ settings }: { settings: Settings | null }) {
  return (
    <>
      <title>{settings?.title ?? 'Loading'}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.loader} role="status" data-needs-app>
        <Spinner size="large" />
        <p>Loading the page</p>
      </div>
      <noscript>{import.meta.env.SSR ? <NotFoundBand /> : null}</noscript>
      <RestOfStyles />
    </>
  )
}
