import { useEffect } from 'react'
import type { ReactNode } from 'react'
import type { ShellContent, Settings } from '#src/content/types.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import { PagePart } from '#src/ui/lazy/ErrorBoundary.tsx'
import { lostPart } from './errors/PageError.tsx'
import { languagesOf } from './header/languages.ts'
import { Header } from './header/Header.tsx'
import type { LayoutPage } from './header/Header.tsx'
import { NoticeBar } from './notice/NoticeBar.tsx'
import styles from './Layout.module.css'

const loadBelow = () => import('./below.ts')
export const Footer = lazy('footer', loadBelow, 'Footer')
const Dialogs = lazy('dialogs', loadBelow, 'Dialogs')

interface LayoutProps {
  shell: ShellContent
  page: LayoutPage
  children: ReactNode
}

/** What is around every page: header, footer and closed dialogs. */
export function Layout({ shell: { settings, navigation }, page, children }: LayoutProps) {
  useScrollbarWidth()
  const languages = languagesOf(page.path, settings, page.translations)
  return (
    <>
      <div id="top" />
      <Header settings={settings} navigation={navigation} page={page} languages={languages} />
      {settings?.notice ? <NoticeBar notice={settings.notice} /> : null}
      <main id="main" className={styles.main}>
        {children}
      </main>
      <PagePart fallback={<footer />} lost={lostPart}>
        <Footer settings={settings} navigation={navigation} languages={languages} />
      </PagePart>
      {settings ? (
        <PagePart lost={lostPart}>
          <Dialogs
            settings={settings}
            opens={page.opens ?? []}
            texts={page.dialogs}
            learn={page.learn}
          />
        </PagePart>
      ) : null}
    </>
  )
}

interface PageNameProps {
  of: string
  settings: Settings | null
}

/** The title of a page that has no document in the CMS; it asks search engines not to index the page. */
export function PageName({ of: name, settings }: PageNameProps) {
  return (
    <>
      <title>{settings ? `${name} | ${settings.title}` : name}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}

/**
 * Tells CSS in `--scrollbar` how wide the page's scrollbar is (0 where it lies over the page), so that
 * nothing shifts when an open menu or dialog keeps the page from scrolling (base.css). The gutter that did
 * this until now would show where no scrollbar was drawn, and beside a dialog's backdrop.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    const measure = () => {
      // While the page cannot scroll there is no scrollbar to measure: only, at first, its gutter.
      if (root.style.scrollbarGutter && getComputedStyle(root).overflowY === 'hidden') return
      const width = Math.max(0, innerWidth - root.offsetWidth)
      // Wider than any scrollbar: the window is zoomed.
      root.style.setProperty('--scrollbar', `${width > 24 ? 0 : width}px`)
      root.style.scrollbarGutter = 'auto'
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
}
