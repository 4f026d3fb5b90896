import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/picture/Picture.tsx'
import type { Framing } from '#src/ui/picture/Picture.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import styles from './View.module.css'

type SharedView = Section<'sharedViews'>['views'][number]

interface ViewProps {
  view: SharedView
  closedLabel: string
  /** The fill of parts that are not shared. */
  bricks: string
}

const framings: [Framing] = [{ ratio: 1, widths: [64, 128, 192], sizes: '64px' }]

/** What one person sees of the project. */
export function View({ view, closedLabel, bricks }: ViewProps) {
  const { name, role, image, parts } = view
  return (
    <article className={styles.view} data-ground="light">
      <div className={styles.head}>
        <div className={styles.portrait}>
          {image ? <Picture image={image} framings={framings} /> : <Pictogram name="house" />}
        </div>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.quiet}>{role}</p>
        </div>
      </div>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li className={styles.part} key={part._key} data-access={part.access}>
            {part.access === 'closed' ? (
              <>
                <svg className={styles.wall} aria-hidden="true">
                  <rect width="100%" height="100%" fill={bricks} />
                </svg>
                <span className={styles.closed}>{`${part.title}: ${closedLabel}`}</span>
              </>
            ) : (
              <>
                <Icon name={part.icon ?? ''} small />
                <div className={styles.words}>
                  <b className={styles.title}>{part.title}</b>
                  <span className={styles.quiet}>{part.detail}</span>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
