import { useId } from 'react'
import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { BrickPattern } from './BrickPattern.tsx'
import { View } from './View.tsx'
import styles from './SharedViews.module.css'

/** A sample of one project as several people see it; what is not shared with them is bricked up. */
export function SharedViews({ section }: { section: Section<'sharedViews'> }) {
  const pattern = useId()
  const views = section.views.filter(({ parts }) => parts.length > 0)
  if (views.length === 0) return null
  return (
    <SampleBand
      ground="render"
      layout="stacked"
      heading={section.heading}
      lead={section.lead}
      note={section.sampleNote}
    >
      <BrickPattern id={pattern} />
      <div className={styles.views}>
        {views.map((view) => (
          <View
            key={view._key}
            view={view}
            closedLabel={section.closedLabel}
            bricks={`url(#${pattern})`}
          />
        ))}
      </div>
    </SampleBand>
  )
}
