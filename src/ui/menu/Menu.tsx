import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { ahead } from '#src/browser/direction.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { SmartLink } from '#src/ui/action/Action.tsx'
import { Price, type PriceData } from '#src/ui/price/Price.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import type { TileTint } from '#src/ui/tile/Tile.tsx'
import styles from './Menu.module.css'

interface MenuProps {
  /** Unique in the document. */
  id: string
  label: string
  children: ReactNode
}

/**
 * A button with a panel below the header. The browser opens and closes it (also by Esc and a click
 * outside), so it works without scripts.
 */
export function Menu({ id, label, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const expanded = useExpanded(panel)

  useEffect(() => {
    const element = panel.current
    // Not by anchor positioning: Chromium scrolls the page behind an anchored panel when a row scrolls
    // into view.
    const place = () => {
      const { left = 0, right = 0 } = button.current?.getBoundingClientRect() ?? {}
      const start = ahead() > 0 ? left : document.documentElement.clientWidth - right
      element?.style.setProperty('--menu-start', `${start}px`)
    }
    const listeners = new AbortController()
    element?.addEventListener('beforetoggle', place, { signal: listeners.signal })
    window.addEventListener('resize', place, { signal: listeners.signal })
    return () => listeners.abort()
  }, [])

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={expanded}
        className={styles.button}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div ref={panel} id={id} popover="auto" data-locks="" className={`drop ${styles.panel}`}>
        {children}
      </div>
    </>
  )
}

export interface MenuEntry {
  _key: string
  label: string
  link: string
  description?: string
  icon?: string
  /** The word above it; entries with the same word follow each other. */
  group?: string | null
  price?: PriceData | null
}

interface MenuRowProps {
  entry: MenuEntry
  tint: TileTint
  /** Links to the current page. */
  path: string
}

/** A link in a menu: a plain label, or a tile, a title and a line of text. */
export function MenuRow({
  entry: { label, link, description, icon, price },
  tint,
  path,
}: MenuRowProps) {
  return (
    <SmartLink
      to={link}
      className={styles.row}
      data-plain={icon ? undefined : ''}
      aria-current={link === path ? 'page' : undefined}
    >
      {icon ? <Tile icon={icon} tint={tint} className={styles.tile} /> : null}
      <span className={styles.text}>
        <span className={`strong ${styles.title}`}>{label}</span>
        {description ? <span className={`quiet ${styles.description}`}>{description}</span> : null}
      </span>
      {price ? (
        <span className={styles.price}>
          <Price of={price} />
        </span>
      ) : (
        <Icon name="arrow-right" small />
      )}
    </SmartLink>
  )
}

/**
 * Whether a popover is open, for the `aria-expanded` of its button. Undefined before hydration, when the
 * browser exposes the state itself and an attribute in the prerendered page could contradict it.
 */
export function useExpanded(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [expanded, setExpanded] = useState<boolean>()
  useEffect(() => {
    const element = popover.current
    if (!element) return
    const read = () => setExpanded(element.matches(':popover-open'))
    read()
    element.addEventListener('toggle', read)
    return () => element.removeEventListener('toggle', read)
  }, [popover])
  return expanded
}
