import type { HTMLAttributes } from 'react'
import { classes } from '#src/ui/classes.ts'
import styles from './Grid.module.css'

interface SplitProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'ul'
  /** Cards: one joint between them, and equally high. */
  joined?: boolean
}

/**
 * A row of two columns from 60em, one above the other below. The class may set `--split-columns`
 * (default: two equal ones), `--split-gap`, `--split-stack` (the gap below 60em) and `--split-align`.
 */
export function Split({ as: Frame = 'div', joined, className, ...rest }: SplitProps) {
  return (
    <Frame
      {...rest}
      className={classes(styles.split, className)}
      data-joined={joined || undefined}
    />
  )
}

interface CardGridProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'ul' | 'ol'
  /** In a row, where there is space: 2 and 3 from 43.75em, 4 from 67.5em (two from 43.75em). */
  columns: 2 | 3 | 4
}

/** Cards of equal width. The class may set `--grid-gap` (default: one joint). */
export function CardGrid({ as: Frame = 'ul', columns, className, ...rest }: CardGridProps) {
  return <Frame {...rest} className={classes(styles.cards, className)} data-columns={columns} />
}
