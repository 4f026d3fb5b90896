import type { Settings } from '#src/content/types.ts'
import { Logo } from './Logo.tsx'
import styles from './LogoHead.module.css'

interface LogoHeadProps {
  /** Without them, an empty space of the logo's size is rendered. */
  settings: Settings | null
  isDark?: boolean
}

/** The header of a page without navigation: the logo, which links to the home page. */
export function LogoHead({ settings, isDark = false }: LogoHeadProps) {
  return (
    <header className={styles.head}>
      {settings ? (
        <a href="/" aria-label={`${settings.title} home`}>
          <Logo
            image={{ ...(isDark ? settings.logoOnDark : settings.logo), alt: '' }}
            height={36}
            priority
            className={styles.logo}
          />
        </a>
      ) : null}
    </header>
  )
}
