import { use, type HTMLAttributes, type ReactNode } from 'react'
import { shadeOf } from '#shared/grounds.ts'
import type { Ground } from '#shared/grounds.ts'
import { groundOf } from '#shared/section-grounds.ts'
import { Split } from '#src/ui/grid/Grid.tsx'
import { CurrentSection, editMark } from '#src/ui/edit-mark.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Band.module.css'

interface BandProps {
  /** For links that jump to it. */
  id?: string
  /** By default that of the section. */
  ground?: Ground
  /** `div` where it has no heading of its own, and so no place in the page's outline. */
  as?: 'section' | 'div'
  className?: string | undefined
  children: ReactNode
}

/** One band of a page: a background across the whole width, with the content in the page's column. */
export function Band({ id, as: Frame = 'section', className, children, ...band }: BandProps) {
  const section = use(CurrentSection)
  const ground = band.ground ?? groundOf(section)
  return (
    <Frame
      {...editMark(section)}
      id={id}
      className={classes(styles.band, className)}
      data-band={ground}
      data-ground={shadeOf(ground)}
    >
      <div className="measure">{children}</div>
    </Frame>
  )
}

interface HeadRowProps {
  heading: string
  lead?: ReactNode
  /** The first of the page: its heading is the h1. */
  first?: boolean
}

/** The head row of a band: heading left, lead right, on one first baseline from 60em. */
export function HeadRow({ heading, lead, first = false }: HeadRowProps) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <Split className={styles.head}>
      <Heading>{heading}</Heading>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
    </Split>
  )
}

/** The paragraph below a heading, in larger type. */
export function Lead({ className, ...rest }: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...rest} className={classes(styles.text, className)} />
}

interface CopyProps {
  heading: string
  text?: string | null
  /** Shorter lines. */
  narrow?: boolean
  className?: string | undefined
  children?: ReactNode
}

/** One column of a row: a heading, its text, and what to do next. */
export function Copy({ heading, text, narrow = false, className, children }: CopyProps) {
  return (
    <div className={classes('stack-6', styles.copy, className)} data-narrow={narrow || undefined}>
      <h2>{heading}</h2>
      {text ? <Lead>{text}</Lead> : null}
      {children}
    </div>
  )
}
