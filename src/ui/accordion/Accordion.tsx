import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Accordion.module.css'

/** A list of disclosures, any number of which may be open. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

interface AccordionItemProps {
  title: string
  /** Initially open; after that the browser keeps the state. */
  open?: boolean
  children: ReactNode
}

/** A native disclosure: it works without scripts, and find-in-page opens it. */
export function AccordionItem({ title, open = false, children }: AccordionItemProps) {
  return (
    // A visitor may have opened or closed it before hydration; React must not reset it.
    <details open={open} suppressHydrationWarning>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
