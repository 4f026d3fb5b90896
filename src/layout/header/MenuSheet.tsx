import { useEffect, useRef } from 'react'
import { t } from '#shared/words/words.ts'
import type { Navigation } from '#src/content/types.ts'
import { Action, SmartLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useExpanded, MenuRow } from '#src/ui/menu/Menu.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { labelOf, languageMenu } from './Languages.tsx'
import { QuickSearch } from './SearchMenu.tsx'
import type { PageLanguage } from './languages.ts'
import type { MenuEntry } from '#src/ui/menu/Menu.tsx'
import styles from './MenuSheet.module.css'

interface MenuSheetProps {
  navigation: Navigation
  /** Of the page. */
  path: string
  languages: PageLanguage[]
}

/** The menu below 67.5em: a button whose name and icon CSS changes, and a sheet below the bar. */
export function MenuSheet({ navigation, path, languages }: MenuSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const expanded = useExpanded(sheet)
  useCloseOnWideWindow(sheet)
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-sheet"
        aria-expanded={expanded}
        className={`icon-button ${styles.button}`}
        data-only="sheet"
      >
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <VisuallyHidden>{t().layout.openMenu}</VisuallyHidden>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="cross" />
          <VisuallyHidden>{t().layout.closeMenu}</VisuallyHidden>
        </span>
      </button>
      <div
        ref={sheet}
        id="menu-sheet"
        popover="auto"
        data-locks=""
        data-place="sheet"
        className={styles.sheet}
      >
        <nav className={styles.rows} aria-label={t().layout.menu}>
          <div data-only="narrow" className={styles.search}>
            <QuickSearch of={navigation.search} />
          </div>
          <Panel label={navigation.solutionsLabel} open>
            <SolutionsMenu navigation={navigation} path={path} />
          </Panel>
          <Panel label={navigation.pricingLabel}>
            <MenuList entries={navigation.pricing} path={path} />
          </Panel>
          {navigation.links.map((link) => (
            <SmartLink
              key={link._key}
              to={link.path}
              className={`row-4 ends ${styles.row}`}
              aria-current={link.path === path ? 'page' : undefined}
            >
              {link.name}
              <Icon name="arrow-right" />
            </SmartLink>
          ))}
          {languages.length > 0 ? (
            <button
              type="button"
              popoverTarget={languageMenu}
              className={`row-4 ends ${styles.row}`}
            >
              {labelOf(languages)}
              <Icon name="globe" />
            </button>
          ) : null}
        </nav>
        <div className={styles.foot}>
          {navigation.login ? <Action action={navigation.login} variant="secondary" /> : null}
          {navigation.signUp ? <Action action={navigation.signUp} /> : null}
        </div>
      </div>
    </>
  )
}

function Panel({
  label,
  open,
  children,
}: {
  label: string
  open?: boolean
  children: React.ReactNode
}) {
  return (
    <details className={styles.panel} open={open} suppressHydrationWarning>
      <summary className={`row-4 ends ${styles.row}`}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

/** A tablet rotated to landscape shows the full header: the sheet must not keep the page from scrolling then. */
function useCloseOnWideWindow(sheet: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const closeWhenWide = () => {
      if (matchMedia('(min-width: 67.5em)').matches) sheet.current?.hidePopover?.()
    }
    window.addEventListener('resize', closeWhenWide)
    return () => window.removeEventListener('resize', closeWhenWide)
  }, [sheet])
}

const tints = ['clay', 'leaf', 'ochre', 'indigo'] as const

interface MenuListProps {
  entries: MenuEntry[]
  path: string
}

/** The rows of a menu panel, in their groups; each group begins with another tint than the one before. */
export function MenuList({ entries, path }: MenuListProps) {
  const groups = [...new Set(entries.map(({ group }) => group))]
  return groups.map((group, at) => (
    <div key={group ?? ''} className={group ? styles.group : undefined}>
      {group ? <p className={styles.groupName}>{group}</p> : null}
      <ul className={styles.entries} aria-label={group ?? undefined}>
        {entries
          .filter((entry) => entry.group === group)
          .map((entry, index) => (
            <li key={entry._key}>
              <MenuRow
                entry={entry}
                tint={tints.at((1 + index - at) % tints.length) ?? 'clay'}
                path={path}
              />
            </li>
          ))}
      </ul>
    </div>
  ))
}

interface SolutionsMenuProps {
  navigation: Navigation
  path: string
}

/** The Solutions menu, A or B, and below its entries a way for visitors whom none fits. */
export function SolutionsMenu({ navigation, path }: SolutionsMenuProps) {
  const { solutionsA, solutionsB, solutionsVersion, solutionsFootText: text } = navigation
  const actions = [navigation.solutionsFootMore, navigation.solutionsFootAction]
  const shown = actions.filter((action) => action !== null)
  return (
    <>
      <MenuList entries={solutionsVersion === 'A' ? solutionsA : solutionsB} path={path} />
      {text || shown.length > 0 ? (
        <p className={`cluster ends quiet ${styles.ask}`}>
          <span>{text}</span>
          {shown.map((action) => (
            <Action key={action.label} action={action} variant="transparent" />
          ))}
        </p>
      ) : null}
    </>
  )
}
