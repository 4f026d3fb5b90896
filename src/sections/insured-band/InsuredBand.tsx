import { groundOf } from '#shared/section-grounds.ts'
import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './InsuredBand.module.css'

/** A promise with its reasons, each drawn as a brick of a wall. */
export function InsuredBand({ section }: { section: Section<'insuredBand'> }) {
  const points = section.points ?? []
  return (
    <Band ground={groundOf(section)}>
      <Split>
        <Copy heading={section.heading} text={section.text} narrow>
          {section.action ? <Action action={section.action} /> : null}
        </Copy>
        {points.length > 0 ? (
          <ul className={styles.wall}>
            {points.map((point, index) => (
              <li key={index}>
                <span className={styles.brick}>
                  <Icon name="tick" />
                  {point}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </Split>
    </Band>
  )
}
