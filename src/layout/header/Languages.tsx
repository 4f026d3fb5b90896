import type { ReactNode } from 'react'
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
        className="icon-button"
        data-only="bar"
        aria-label={labelOf(languages)}
      >
        <Icon name="globe" />
      </button>
      <div id={languageMenu} popover="auto" className={`drop ${styles.languages}`}>
        <LanguageList of={languages} />
      </div>
    </>
  )
}

/** "Language: English". */
export function labelOf(languages: PageLanguage[]): string {
  return t().languages.chosen(languages.find(({ isCurrent }) => isCurrent)?.title ?? '')
}

function LanguageList({ of: languages }: LanguagesProps) {
  return (
    <ul>
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageLink of={language} className={`strong ${styles.row}`}>
            {language.isCurrent ? <Icon name="tick" small /> : null}
            {language.path === null ? <small>{t().languages.missing}</small> : null}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
}

interface LanguageLinkProps {
  of: PageLanguage
  className?: string | undefined
  children?: ReactNode
}

/** A link to the page in a language, by the language's own name. It loads the page as another document. */
export function LanguageLink({ of: language, className, children }: LanguageLinkProps) {
  const { code, title, isCurrent, path, home } = language
  return (
    <a
      href={path ?? home}
      hrefLang={code}
      aria-current={isCurrent || undefined}
      className={className}
    >
      <bdi lang={code}>{title}</bdi>
      {children}
    </a>
  )
}
