import type { Settings } from '#src/content/types.ts'
import { Logo } from './Logo.tsx'
import styles from './LogoHead.module.css'

interface LogoHeadProps {
  /** Without them there is only the space that the logo takes. */
  settings: Settings | null
  isDark?: boolean
}

/** The head of a page that stands alone: the logo, which leads home. */
export function LogoHead({ settings, isDark = false }: LogoHeadProps) {
  return (
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
  )
}
