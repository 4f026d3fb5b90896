import type { Settings } from '#src/content/types.ts'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import styles from './Looking.module.css'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'

// React renders nothing inside <noscript> in a browser, so only the build loads this.
const NotFoundBand = lazyComponent(
  'not-found-band',
  () => import('./NotFoundBand.tsx'),
  (m) => m.NotFoundBand,
)

/**
 * Shown while a page loads, and while the CMS is asked for one that the build does not know. Without
 * scripts nothing will load, so the not-found page is shown at once.
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
