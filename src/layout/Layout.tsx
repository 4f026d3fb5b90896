import type { ReactNode } from 'react'
import type { ShellContent } from '#src/content/types.ts'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'
import type { LayoutPage } from './layout-page.ts'
import { useScrollbarWidth } from './use-scrollbar-width.ts'

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
      <main id="main">{children}</main>
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
