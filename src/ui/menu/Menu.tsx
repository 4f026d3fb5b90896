import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Menu.module.css'
import { useExpanded } from './use-expanded.ts'

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
    // Not every browser supports anchor positioning, and Chromium scrolls the page behind an anchored
    // panel when a row scrolls into view. From hydration on, the position is set here.
    const place = () => {
      const start = button.current?.getBoundingClientRect().left ?? 0
      element?.style.setProperty('--menu-start', `${start}px`)
      element?.setAttribute('data-placed', '')
    }
    element?.addEventListener('beforetoggle', place)
    window.addEventListener('resize', place)
    return () => {
      element?.removeEventListener('beforetoggle', place)
      window.removeEventListener('resize', place)
    }
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
      <div ref={panel} id={id} popover="auto" data-locks className={styles.panel}>
        {children}
      </div>
    </>
  )
}
