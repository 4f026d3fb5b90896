import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { ShellContent } from '#src/content/types.ts'
import { lazyComponent } from '#src/ui/lazy/lazy.ts'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'
import type { LayoutPage } from './layout-page.ts'
import { useScrollbarWidth } from './use-scrollbar-width.ts'

// Its HTML is in the page; without its code the bar is left out.
const NoticeBar = lazyComponent(
  'notice',
  () => import('./notice/NoticeBar.tsx'),
  (m) => m.NoticeBar,
  { whenMissing: 'throw' },
)

interface LayoutProps {
  shell: ShellContent
  page: LayoutPage
  children: ReactNode
}

/** What is around every page: header, footer and closed dialogs. */
export function Layout({ shell: { settings, navigation }, page, children }: LayoutProps) {
  useScrollbarWidth()
  return (
    <>
      <div id="top" />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Header settings={settings} navigation={navigation} page={page} />
      {settings?.notice ? (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <NoticeBar notice={settings.notice} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer settings={settings} navigation={navigation} />
      {settings ? (
        <Dialogs
          settings={settings}
          opens={page.opens ?? []}
          texts={page.dialogs}
          learn={page.learn}
        />
      ) : null}
    </>
  )
}
