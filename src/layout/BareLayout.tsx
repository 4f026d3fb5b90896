import type { ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import styles from './BareLayout.module.css'
import { BrickEdge } from './BrickEdge.tsx'
import { LogoHead } from './header/LogoHead.tsx'
import { RestOfStyles } from './Stylesheet.tsx'

interface BareLayoutProps {
  settings: Settings | null
  field?: 'plaster' | 'bush' | 'ochre'
  /** What stands at the foot of the screen; the brick edge unless said. */
  foot?: ReactNode
  children: ReactNode
}

/** A page with nothing around it but the logo: it is about one thing and leads nowhere else. */
export function BareLayout({ settings, field = 'plaster', foot, children }: BareLayoutProps) {
  const isDark = field === 'bush'
  return (
    <div className={styles.page} data-field={field} data-ground={isDark ? 'dark' : 'light'}>
      <LogoHead settings={settings} isDark={isDark} />
      <main id="main" className={styles.main}>
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
