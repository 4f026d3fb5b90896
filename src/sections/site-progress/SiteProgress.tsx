import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { Site } from './Site.tsx'
import styles from './SiteProgress.module.css'

/** A sample of several sites side by side, each as high as it is built, with the plan as a line. */
export function SiteProgress({ section }: { section: Section<'siteProgress'> }) {
  const { sites, planLabel, builtLabel, openLabel, lineLabel } = section
  if (sites.length === 0) return null
  return (
    <SampleBand
      ground="ink"
      layout="stacked"
      heading={section.heading}
      lead={section.lead}
      note={section.sampleNote}
    >
      <ul className={styles.sites}>
        {sites.map((site) => (
          <Site key={site._key} site={site} planLabel={planLabel} builtLabel={builtLabel} />
        ))}
      </ul>
      <ul className={styles.legend}>
        <li className={styles.entry}>
          <i className={styles.swatch} /> {builtLabel}
        </li>
        <li className={styles.entry}>
          <i className={styles.swatch} data-state="open" /> {openLabel}
        </li>
        <li className={styles.entry}>
          <i className={styles.swatch} data-state="plan" /> {lineLabel}
        </li>
      </ul>
    </SampleBand>
  )
}
