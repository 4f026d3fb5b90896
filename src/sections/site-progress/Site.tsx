import type { Section } from '#src/content/types.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { percent } from './percent.ts'
import { SiteWall } from './SiteWall.tsx'
import styles from './Site.module.css'

interface SiteProps {
  site: Section<'siteProgress'>['sites'][number]
  planLabel: string
  /** Says to screen readers what the large percentage counts. */
  builtLabel: string
}

/** One building of the wall, and the same in words. */
export function Site({ site, planLabel, builtLabel }: SiteProps) {
  const built = percent(site.built)
  const planned = percent(site.planned)
  return (
    <li className={styles.site}>
      <SiteWall built={built} planned={planned} />
      <div className={styles.words}>
        <h3 className={styles.name}>{site.name}</h3>
        <p className={styles.built}>
          {built}% <VisuallyHidden>{builtLabel}</VisuallyHidden>
        </p>
        <p className={styles.quiet}>{site.place}</p>
        <p className={styles.quiet}>{`${planLabel} ${planned}%`}</p>
        <p className={styles.status} data-late={built < planned || undefined}>
          {site.status}
        </p>
      </div>
    </li>
  )
}
