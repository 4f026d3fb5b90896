import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/paths.ts'
import { openedDialogs } from '#src/browser/dialog-command.ts'
import { shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { PageContent, Settings } from '#src/content/types.ts'
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

/** Any page of the CMS: its sections in the editor's order. */
export function ContentPage() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const content = usePage(path)
  usePrefetch(usePagesNear())
  return (
    <PageFrame path={path} content={content}>
      {content ? <Sections of={content.sections} /> : null}
    </PageFrame>
  )
}

interface PageFrameProps {
  path: string
  /** Undefined while it loads, null where there is no page. */
  content: PageContent | null | undefined
  children: ReactNode
}

/** What search engines read of a page of the CMS, and what is around it. */
export function PageFrame({ path, content, children }: PageFrameProps) {
  const site = useSuspenseQuery(shell).data
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
          {children}
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
