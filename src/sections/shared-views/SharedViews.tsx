import { useId } from 'react'
import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { SampleBand } from '#src/ui/sample/SampleBand.tsx'
import styles from './SharedViews.module.css'

/** A sample of one project as several people see it; what is not shared with them is bricked up. */
export function SharedViews({ section }: { section: Section<'sharedViews'> }) {
  const pattern = useId()
  return (
    <SampleBand layout="stacked" section={section}>
      <BrickPattern id={pattern} />
      <div className={`stack-1 ${styles.views}`}>
        {section.views.map((view) => (
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

type SharedView = Section<'sharedViews'>['views'][number]

interface ViewProps {
  view: SharedView
  closedLabel: string
  /** The fill of parts that are not shared. */
  bricks: string
}

const framings: [Framing] = [{ ratio: 1, widths: [64, 128, 192], sizes: '64px' }]

/** What one person sees of the project. */
function View({ view, closedLabel, bricks }: ViewProps) {
  const { name, role, image, parts } = view
  return (
    <article className={`pane ${styles.view}`} data-ground="light">
      <div className={`stack-2 ${styles.head}`}>
        <div className={styles.portrait}>
          {image ? (
            <Picture className="cover" image={image} framings={framings} />
          ) : (
            <Pictogram name="house" />
          )}
        </div>
        <div>
          <h3 className="subtitle">{name}</h3>
          <p className={`quiet ${styles.quiet}`}>{role}</p>
        </div>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li className={`row-4 ${styles.part}`} key={part._key} data-access={part.access}>
            {part.access === 'closed' ? (
              <>
                <svg className={styles.wall} aria-hidden="true">
                  <rect width="100%" height="100%" fill={bricks} />
                </svg>
                <span className={`quiet strong ${styles.closed}`}>
                  {t().labeled(part.title, closedLabel)}
                </span>
              </>
            ) : (
              <>
                <Icon name={part.icon ?? ''} small />
                <div className={styles.words}>
                  <b className="strong">{part.title}</b>
                  <span className={`quiet ${styles.quiet}`}>{part.detail}</span>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Two courses of pale bricks, as a fill for other drawings of the page. */
function BrickPattern({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <pattern id={id} width="72" height="44" patternUnits="userSpaceOnUse">
        <rect fill="var(--render)" width="72" height="44" />
        <path
          fill="var(--mortar)"
          d="M1.5 1.5h69v19h-69zM-34.5 23.5h69v19h-69zM37.5 23.5h69v19h-69z"
        />
      </pattern>
    </svg>
  )
}
