import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Wall } from '#src/ui/wall/Wall.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './EstimateBanner.module.css'

/** The ochre band that leads to the cost calculator. */
export function EstimateBanner({ section }: { section: Section<'estimateBanner'> }) {
  // Its form is switched off, and there is nothing else in it to do.
  if (!section.action) return null
  return (
    <Band className={styles.banner}>
      <Split className={styles.row}>
        <Copy heading={section.heading} text={section.text} narrow className={styles.copy}>
          <Action action={section.action} variant="ink" />
        </Copy>
        <Wall
          className={styles.wall ?? ''}
          courses={courses}
          size={[714, 300]}
          brick={[66, 28]}
          joint={6}
          radius={2}
          fit="xMaxYMax meet"
        />
      </Split>
    </Band>
  )
}

/** From an empty course at the top down; every course continues beyond the right edge. */
const courses = [
  [0, ''],
  [612, 'LI'],
  [504, 'LLL'],
  [396, 'ILCLL'],
  [360, 'LDLLI'],
  [252, 'CLLDLLL'],
  [144, 'DLLILDLL'],
  [108, 'LDLLLCDIL'],
  [0, 'LILDLLLLCL'],
] as const
