import type { ReactNode } from 'react'
import { Band, Lead } from '#src/ui/band/Band.tsx'
import styles from './SampleBand.module.css'

interface SampleBandProps {
  /** The note says that names and figures are a sample. */
  section: { heading: string; lead: string | null; sampleNote: string }
  /** From 67.5em: the words left of the piece, right of it, or above it. */
  layout?: 'start' | 'end' | 'stacked'
  className?: string | undefined
  children: ReactNode
}

/** A band that shows one sample of the product, with words that say so. */
export function SampleBand({ section, layout = 'start', className, children }: SampleBandProps) {
  const { heading, lead, sampleNote } = section
  return (
    <Band className={className}>
      <div className={styles.row} data-layout={layout}>
        <div className={styles.words}>
          <h2 className={styles.heading}>{heading}</h2>
          {lead ? <Lead>{lead}</Lead> : null}
          <p className={`micro stone ${styles.note}`}>{sampleNote}</p>
        </div>
        <div>{children}</div>
      </div>
    </Band>
  )
}

interface SheetProps {
  title: string
  subject: string
  /** The word in the corner, such as "Sample". */
  badge?: string | null
  /** An invitation has a red edge above, a rating a yellow ground. */
  look?: 'plain' | 'invitation' | 'rating'
  children: ReactNode
}

/** A sample document: a sheet with its title above a rule. */
export function Sheet({ title, subject, badge, look = 'plain', children }: SheetProps) {
  return (
    <article className={styles.sheet} data-ground="light" data-look={look}>
      <div className={`cluster ends ${styles.head}`}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.subject}>{subject}</p>
        </div>
        {badge ? <span className={`micro strong stone ${styles.badge}`}>{badge}</span> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </article>
  )
}
