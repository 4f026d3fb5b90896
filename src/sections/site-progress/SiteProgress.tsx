import { formatPercent } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './SiteProgress.module.css'

/** A sample of several sites side by side, each as high as it is built, with the plan as a line. */
export function SiteProgress({ section }: { section: Section<'siteProgress'> }) {
  const { sites, planLabel, builtLabel, openLabel, lineLabel } = section
  return (
    <SampleBand layout="stacked" section={section}>
      <ul className={styles.sites}>
        {sites.map((site) => (
          <Site key={site._key} site={site} planLabel={planLabel} builtLabel={builtLabel} />
        ))}
      </ul>
      <ul className={`cluster small ${styles.legend}`}>
        <li>
          <i /> {builtLabel}
        </li>
        <li>
          <i data-state="open" /> {openLabel}
        </li>
        <li>
          <i data-state="plan" /> {lineLabel}
        </li>
      </ul>
    </SampleBand>
  )
}

interface SiteProps {
  site: Section<'siteProgress'>['sites'][number]
  planLabel: string
  /** Says to screen readers what the large percentage counts. */
  builtLabel: string
}

/** One building of the wall, and the same in words. */
function Site({ site, planLabel, builtLabel }: SiteProps) {
  const { built, planned } = site
  return (
    <li>
      <SiteWall built={built} planned={planned} />
      <div className={`small ${styles.words}`}>
        <h3>{site.name}</h3>
        <p className={styles.built}>
          {formatPercent(built / 100)} <VisuallyHidden>{builtLabel}</VisuallyHidden>
        </p>
        <p>{site.place}</p>
        <p>{`${planLabel} ${formatPercent(planned / 100)}`}</p>
        <p className={`strong ${styles.status}`} data-late={built < planned || undefined}>
          {site.status}
        </p>
      </div>
    </li>
  )
}

// A building in the units of its drawing: ten courses of four stretchers or, for a running bond, of three
// between two halves.
const courses = 10
const pitch = 34 // from course to course
const joint = 4
const stretcher = 93
const half = (stretcher - joint) / 2
const even = [stretcher, stretcher, stretcher, stretcher]
const odd = [half, stretcher, stretcher, stretcher, half]
const siteWidth = 4 * stretcher + 3 * joint
const top = 26 // room for the ends of the line
const ground = top + courses * pitch
const foundation = [0, 100, 200, 300]

interface SiteWallProps {
  /** Percent, 0–100. */
  built: number
  planned: number
}

/** Ten courses on a foundation, as high as the site is built; the line is the plan. */
function SiteWall({ built, planned }: SiteWallProps) {
  const line = ground - (planned * courses * pitch) / 100
  return (
    <svg className={styles.wall} viewBox="0 0 400 400" aria-hidden="true">
      {siteBricks(built).map(({ x, course, width, isLaid }) => (
        <rect
          key={`${course}-${x}`}
          className={styles.brick}
          data-laid={isLaid || undefined}
          data-dark={isDark(x, course) || undefined}
          x={x}
          y={ground - (course + 1) * pitch}
          width={width}
          height="30"
          rx="2"
        />
      ))}
      {foundation.map((x) => (
        <rect key={x} fill="var(--laterite-deep)" x={x} y={ground} width="96" height="30" rx="2" />
      ))}
      <path
        className={styles.line}
        d={`M0 ${line}h${siteWidth}M2 ${line - 10}v20M${siteWidth - 2} ${line - 10}v20`}
      />
    </svg>
  )
}

/** Darker bricks in no visible order, as they come out of the kiln. */
function isDark(x: number, course: number): boolean {
  return (Math.round(x) * 7 + course * 53) % 19 < 4
}

/** The bricks of ten courses of which `built` percent are laid, from the bottom and from the left. */
export function siteBricks(built: number) {
  return Array.from({ length: courses }, (_, course) => {
    const widths = course % 2 === 0 ? even : odd
    const laid = Math.round((built / courses - course) * widths.length)
    let x = 0
    return widths.map((width, index) => {
      const brick = { x, course, width, isLaid: index < laid }
      x += width + joint
      return brick
    })
  }).flat()
}
