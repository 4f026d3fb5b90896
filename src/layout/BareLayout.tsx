import type { ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import styles from './BareLayout.module.css'
import { BrickEdge } from './BrickEdge.tsx'
import { Logo } from './Logo.tsx'
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
      <header className={styles.head}>
        {settings ? (
          <a href="/" aria-label={`${settings.title} home`}>
            <Logo
              picture={{ ...(isDark ? settings.logoOnDark : settings.logo), alt: '' }}
              height={36}
              priority
              className={styles.logo}
            />
          </a>
        ) : null}
      </header>
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
