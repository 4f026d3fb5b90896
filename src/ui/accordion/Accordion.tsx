import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Accordion.module.css'

/** Questions one below the other; any number may be open. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

interface AccordionItemProps {
  title: string
  /** Open in the markup; from then on the browser keeps the state. */
  open?: boolean
  children: ReactNode
}

/** One native disclosure: works before and without any script, and find-in-page opens it. */
export function AccordionItem({ title, open = false, children }: AccordionItemProps) {
  return (
    // A visitor may have opened or closed it before React arrives; that stays as it is.
    <details className={styles.item} open={open} suppressHydrationWarning>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
