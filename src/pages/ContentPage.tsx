import { useLocation } from 'react-router-dom'
import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import { canonicalPath } from '#shared/address/canonical-path.ts'
import { openedDialogs } from '#src/browser/opened-dialogs.ts'
import { Layout } from '#src/layout/Layout.tsx'
import { Seo } from '#src/seo/Seo.tsx'
import { usePrefetch } from '#src/layout/use-prefetch.ts'
import { Looking } from './not-found/Looking.tsx'
import { lazyComponent } from '#src/ui/lazy/lazy-component.ts'
import { Sections } from './Sections.tsx'
import { usePage, usePagesNear } from './loading/use-page.ts'

const NotFound = lazyComponent(
  'not-found',
  () => import('./NotFound.tsx'),
  (m) => m.NotFound,
)

/** Any page of the CMS: what search engines read, then its sections in the editor's order. */
export function ContentPage() {
  const { pathname } = useLocation()
  const path = canonicalPath(pathname)
  const site = useContent(shell)
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
