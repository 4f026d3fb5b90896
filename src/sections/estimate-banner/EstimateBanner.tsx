import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { BrickWall } from './BrickWall.tsx'
import styles from './EstimateBanner.module.css'

/** The ochre band that leads to the cost calculator. */
export function EstimateBanner({ section }: { section: Section<'estimateBanner'> }) {
  // Its form is switched off, and there is nothing else in it to do.
  if (!section.action) return null
  return (
    <Band ground="ochre" className={styles.banner}>
      <div className={styles.row}>
        <div className={styles.copy}>
          <h2 className={styles.heading}>{section.heading}</h2>
          <p className={styles.text}>{section.text}</p>
          <Action action={section.action} variant="ink" />
        </div>
        <BrickWall />
      </div>
    </Band>
  )
}
