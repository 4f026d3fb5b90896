import { useEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath, withQuery } from '#shared/paths.ts'
import { t } from '#shared/words/words.ts'
import { isWithinReach } from '#src/browser/language.ts'
import { openedDialogs } from '#src/browser/dialog-command.ts'
import { shell, page } from '#src/content/cache.ts'
import { useSuspenseQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { guideOf } from '#src/content/guide-of.ts'
import type { PageContent, Settings } from '#src/content/types.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { RestOfStyles } from '#src/layout/Stylesheet.tsx'
import { usePrefetch } from '#src/layout/use-prefetch.ts'
import type { PagesNear } from '#src/layout/use-prefetch.ts'
import { Seo } from '#src/seo/Seo.tsx'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { Sections, preloadSections } from './Sections.tsx'
import styles from './ContentPage.module.css'

const loadNotFound = () => import('./NotFound.tsx')
const NotFound = lazy('not-found', loadNotFound, 'NotFound')

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
        translations: content ? content.translations : undefined,
        signUpLabel: content?.signUpLabel ?? null,
        opens: openedDialogs(content),
        dialogs: content?.dialogs,
        learn: content?.learn ?? null,
      }}
    >
      {content ? (
        <>
          <Seo
            path={path}
            title={content.title}
            seo={content.seo}
            translations={content.translations}
            settings={site.settings}
            guide={guideOf(content)}
          />
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
const NotFoundBand = lazy('not-found-band', loadNotFound, 'NotFoundBand')

/**
 * Shown while a page loads, and while the CMS is asked for one that the build does not know. Without
 * scripts nothing will load, so the not-found page is shown at once.
 */
function Looking({ settings }: { settings: Settings | null }) {
  return (
    <>
      <title>{settings?.title ?? t().pages.loadingTitle}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.loader} role="status" data-needs-app>
        <Spinner size="large" />
        <p>{t().pages.loading}</p>
      </div>
      <noscript>{import.meta.env.SSR ? <NotFoundBand /> : null}</noscript>
      <RestOfStyles />
    </>
  )
}

/**
 * The page at a path of the CMS: undefined while it loads, null when there is none, or when the build
 * knows none and the content API does not answer in time.
 * @throws the error of a page that the build may know but that does not arrive
 */
export function usePage(path: string): PageContent | null | undefined {
  const { data: result, error } = useQuery(page(path, preload))
  useRedirect(result?.kind === 'redirect' ? result.to : null)
  if (result?.kind === 'page') return result.page
  if (result?.kind === 'not-found') return null
  if (error && !result) throw error
  return undefined
}

/** The pages that the visitor may open next: their content and the code of their sections. */
export function usePagesNear(): PagesNear {
  const cache = useQueryClient()
  return useMemo(
    () => ({
      load: (path) => void cache.prefetchQuery(page(canonicalPath(path), preload)),
      isHere: (path) => cache.getQueryData(page(canonicalPath(path)).queryKey) !== undefined,
    }),
    [cache],
  )
}

/** The page waits for the code of its first section only; the others load meanwhile. */
async function preload({ sections }: PageContent): Promise<void> {
  const [first, ...others] = sections.map(({ _type }) => _type)
  void preloadSections(others)
  if (first) await preloadSections([first])
}

/**
 * Follows a redirect, if there is one: inside the site by the router, else by the address bar. The query of
 * the old address goes along, and its hash where the new address has none.
 */
export function useRedirect(target: string | null): void {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    if (target === null) return
    const next = withQuery(target, search) + (target.includes('#') ? '' : hash)
    if (isWithinReach(next)) void navigate(next, { replace: true })
    else location.replace(next)
  }, [target, search, hash, navigate])
}
