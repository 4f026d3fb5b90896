import { callAddress } from '#shared/contact.ts'
import { t } from '#shared/words/words.ts'
import { screen, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/Layout.tsx'
import { ButtonLink, ActionRow } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Wall } from '#src/ui/wall/Wall.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import styles from './Construction.module.css'

/** The "Site under construction" variant of the not-found page. */
export function Construction() {
  const { settings } = useSuspenseQuery(shell).data
  const lead = useSuspenseQuery(screen('construction')).data?.construction?.lead
  return (
    <BareLayout settings={settings} field="bush" foot={<RisingWall />}>
      <PageName of={t().pages.construction} settings={settings} />
      <div className={styles.copy}>
        <h1 className={`hero-title ${styles.heading}`}>{t().pages.construction}</h1>
        {lead ? <Lead className={`above-5 ${styles.lead}`}>{lead}</Lead> : null}
        {settings ? (
          <ActionRow className="above-7">
            <ButtonLink href={callAddress(settings.phone)}>
              <Icon name="phone" small />
              {settings.phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${settings.email}`} variant="secondary">
              <Icon name="mail" small />
              {settings.email}
            </ButtonLink>
          </ActionRow>
        ) : null}
      </div>
    </BareLayout>
  )
}

const walls = [
  {
    only: 'narrow',
    size: [395, 308],
    courses: [
      [320, 'D'],
      [280, 'LL'],
      [240, 'LL'],
      [120, 'OLLD'],
      [80, 'DLDL'],
      [40, 'LLLLL'],
      [0, 'LLCLL'],
    ],
  },
  {
    only: 'wide',
    size: [1440, 308],
    courses: [
      [1200, 'DLD'],
      [1080, 'DLLLL'],
      [960, 'LLLLCL'],
      [600, 'OLLLLCLLDLD'],
      [480, 'LLLCLLDLDLLL'],
      [200, 'LLLCLLDLDLLLLLCL'],
      [0, 'LLCLLDLDLLLLLCLLDL'],
    ],
  },
] as const

/** A half-built wall that steps down to the left, a mason's line above it, and one ochre brick. */
function RisingWall() {
  return walls.map(({ only, size, courses }) => (
    <Wall
      key={only}
      only={only}
      className={styles.wall ?? ''}
      courses={courses}
      size={size}
      brick={[75, 39]}
      joint={5}
      radius={3}
      fit="xMaxYMax slice"
    >
      <path
        stroke="var(--ochre)"
        strokeWidth="3"
        d={only === 'wide' ? 'M120 129H1200' : 'M0 129H240'}
      />
      {only === 'wide' ? <rect fill="var(--sage)" x="108" y="118" width="12" height="176" /> : null}
    </Wall>
  ))
}
