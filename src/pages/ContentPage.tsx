import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/paths.ts'
import { openedDialogs } from '#src/browser/dialog-command.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Settings } from '#src/content/types.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { usePrefetch } from '#src/layout/use-prefetch.ts'
import { Seo } from '#src/seo/Seo.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { Sections } from './Sections.tsx'
import { usePage, usePagesNear } from './use-page.ts'
import styles from './ContentPage.module.css'

const NotFound = lazy(
  'not-found',
  () => import('./NotFound.tsx'),
  (m) => m.NotFound,
)

/** Any page of the CMS: what search engines read, then its sections in the editor's order. */
export function ContentPage() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const site = useSuspenseQuery(shell).data
  const content = usePage(path)
  usePrefetch(usePagesNear())
  return (
    <Layout
      shell={site}
      page={{
        path,
        signUpLabel: content?.signUpLabel ?? null,
        opens: openedDialogs(content),
        dialogs: content?.dialogs,
        learn: content?.learn ?? null,
      }}
    >
      {content ? (
        <>
          <Seo path={path} title={content.title} seo={content.seo} settings={site.settings} />
          <Sections of={content.sections} />
        </>
      ) : content === null ? (
        <NotFound settings={site.settings} />
      ) : (
        <Looking settings={site.settings} />
      )}
    </Layout>
  )
}

// React renders nothing inside <noscript> in a browser, so only the build loads this.
const NotFoundBand = lazy(
  'not-found-band',
  () => import('./NotFound.tsx'),
  (m) => m.NotFoundBand,
)

/**
 * Shown while a page loads, and while the CMS is asked for one that the build does not know. Without
 * scripts nothing will load, so the not-found page is shown at once.
 */
function Looking({ settings }: { settings: Settings | null }) {
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
