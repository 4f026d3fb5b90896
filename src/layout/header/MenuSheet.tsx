import { useEffect, useRef } from 'react'
import { Action } from '#src/ui/action/Action.tsx'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useExpanded } from '#src/ui/menu/use-expanded.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { HeaderContent } from './header-content.ts'
import { MenuList } from './MenuList.tsx'
import styles from './MenuSheet.module.css'
import { SolutionsFoot } from './SolutionsFoot.tsx'

/** The menu below 1080 pixels: a button whose name and icon CSS changes, and a sheet below the bar. */
export function MenuSheet({ content, path }: { content: HeaderContent; path: string }) {
  const sheet = useRef<HTMLDivElement>(null)
  const expanded = useExpanded(sheet)
  useCloseOnWideWindow(sheet)
  return (
    <>
      <button
        type="button"
        popoverTarget="menu-sheet"
        aria-expanded={expanded}
        className={styles.button}
      >
        <span className={styles.whenClosed}>
          <Icon name="menu" />
          <VisuallyHidden>Open menu</VisuallyHidden>
        </span>
        <span className={styles.whenOpen}>
          <Icon name="cross" />
          <VisuallyHidden>Close menu</VisuallyHidden>
        </span>
      </button>
      <div
        ref={sheet}
        id="menu-sheet"
        popover="auto"
        data-locks
        data-place="sheet"
        className={styles.sheet}
      >
        <nav className={styles.rows} aria-label="Menu">
          <Panel label={content.solutions.label} open>
            <MenuList entries={content.solutions.entries} firstTint={0} path={path} />
            <SolutionsFoot foot={content.solutions.foot} path={path} />
          </Panel>
          <Panel label={content.pricing.label}>
            <MenuList entries={content.pricing.entries} firstTint={1} path={path} />
          </Panel>
          {content.links.map((link) => (
            <SmartLink
              key={link._key}
              to={link.path}
              className={styles.row}
              aria-current={link.path === path ? 'page' : undefined}
            >
              {link.name}
              <Icon name="arrow-right" />
            </SmartLink>
          ))}
        </nav>
        <div className={styles.foot}>
          {content.login ? <Action action={content.login} variant="secondary" /> : null}
          {content.signUp ? <Action action={content.signUp} /> : null}
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
      <summary className={styles.row}>
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
      if (window.innerWidth >= 1080) sheet.current?.hidePopover?.()
    }
    window.addEventListener('resize', closeWhenWide)
    return () => window.removeEventListener('resize', closeWhenWide)
  }, [sheet])
}
