import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { PageLanguage } from './languages.ts'
import styles from './Languages.module.css'

interface LanguagesProps {
  of: PageLanguage[]
}

/** The list that a button in the header and one in the sheet of narrow windows open, with no script. */
export const languageMenu = 'menu-languages'

/** The choice of languages in the header: a button with a list. */
export function LanguageMenu({ of: languages }: LanguagesProps) {
  if (languages.length === 0) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={languageMenu}
        className={`icon-button ${styles.opener}`}
        aria-label={labelOf(languages)}
      >
        <Icon name="globe" />
      </button>
      <div id={languageMenu} popover="auto" className={styles.languages}>
        <LanguageList of={languages} />
      </div>
    </>
  )
}

/** "Language: English". */
export function labelOf(languages: PageLanguage[]): string {
  return t().languages.chosen(languages.find(({ isCurrent }) => isCurrent)?.title ?? '')
}

/** Links to the page in each language, by the language's own name. They load it as another document. */
function LanguageList({ of: languages }: LanguagesProps) {
  const current = languages.find(({ isCurrent }) => isCurrent)?.title ?? ''
  return (
    <ul className={styles.names}>
      {languages.map(({ code, title, isCurrent, path, home }) => (
        <li key={code}>
          <a
            href={path ?? home}
            hrefLang={code}
            aria-current={isCurrent || undefined}
            className={styles.row}
          >
            <bdi lang={code}>{title}</bdi>
            {isCurrent ? <Icon name="tick" small /> : null}
            {path === null ? <small>{t().languages.missing(current)}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
