import { callAddress } from '#shared/address/call-address.ts'
import { screen, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { ButtonLink } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Construction.module.css'

/** The "Site under construction" variant of the not-found page. */
export function Construction() {
  const { settings } = useSuspenseQuery(shell).data
  const lead = useSuspenseQuery(screen('construction')).data?.construction?.lead
  return (
    <BareLayout settings={settings} field="bush" foot={<RisingWall />}>
      <PageName of="Site under construction" settings={settings} />
      <div className={styles.copy}>
        <h1 className={styles.heading}>Site under construction</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {settings ? (
          <div className={styles.ways}>
            <ButtonLink href={callAddress(settings.phone)}>
              <Icon name="phone" small />
              {settings.phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${settings.email}`} variant="secondary">
              <Icon name="mail" small />
              {settings.email}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </BareLayout>
  )
}

interface Drawing {
  size: 'narrow' | 'wide'
  width: number
  /** Courses from the top: where the first brick starts, then one letter per brick for its colour. */
  courses: [start: number, bricks: string][]
  /** Start and end of the mason's line. */
  line: [number, number]
}

const drawings: Drawing[] = [
  {
    size: 'narrow',
    width: 395,
    courses: [
      [320, 'd'],
      [280, 'll'],
      [240, 'll'],
      [120, 'olld'],
      [80, 'dldl'],
      [40, 'lllll'],
      [0, 'llcll'],
    ],
    line: [0, 240],
  },
  {
    size: 'wide',
    width: 1440,
    courses: [
      [1200, 'dld'],
      [1080, 'dllll'],
      [960, 'llllcl'],
      [600, 'ollllclldld'],
      [480, 'lllclldldlll'],
      [200, 'lllclldldlllllcl'],
      [0, 'llclldldlllllclldl'],
    ],
    line: [120, 1200],
  },
]

/** A half-built wall that steps down to the left, a mason's line above it, and one ochre brick. */
function RisingWall() {
  return drawings.map(({ size, width, courses, line: [from, to] }) => (
    <svg
      key={size}
      className={styles.wall}
      data-size={size}
      viewBox={`0 0 ${width} 308`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {courses.flatMap(([start, bricks], row) =>
        Array.from(bricks).map((shade, brick) => (
          <rect
            key={`${row}-${brick}`}
            data-shade={shade}
            x={start + brick * 80}
            y={row * 44}
            width="75"
            height="39"
            rx="3"
          />
        )),
      )}
      <path className={styles.line} d={`M${from} 129H${to}`} />
      {from > 0 ? (
        <rect className={styles.post} x={from - 12} y="118" width="12" height="176" />
      ) : null}
    </svg>
  ))
}
