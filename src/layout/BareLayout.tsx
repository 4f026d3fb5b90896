import type { ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import styles from './BareLayout.module.css'
import { BrickEdge } from './Footer.tsx'
import { LogoHead } from './header/LogoHead.tsx'
import { RestOfStyles } from './Stylesheet.tsx'

interface BareLayoutProps {
  settings: Settings | null
  field?: 'plaster' | 'bush' | 'ochre'
  /** What is at the foot of the screen; by default the brick edge. */
  foot?: ReactNode
  children: ReactNode
}

/** A page with only the logo around it: it has one purpose and links nowhere else. */
export function BareLayout({ settings, field = 'plaster', foot, children }: BareLayoutProps) {
  const isDark = field === 'bush'
  return (
    <div
      className={`column ${styles.page}`}
      data-band={field}
      data-ground={isDark ? 'dark' : 'light'}
    >
      <LogoHead settings={settings} isDark={isDark} />
      <main id="main" className={`measure column ${styles.main}`}>
        {children}
      </main>
      <RestOfStyles />
      {foot ?? (
        <>
          <BrickEdge />
          <div className={styles.ground} />
        </>
      )}
    </div>
  )
}
