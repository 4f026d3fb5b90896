import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Arrows.module.css'

/** Accessible names of the two arrows. */
export interface ArrowNames {
  previous: string
  next: string
}

interface ArrowsProps extends ArrowNames {
  index: number
  count: number
  /** False before hydration: until then the boot script steps the row, as `data-step` says. */
  hydrated: boolean
  onStep: (direction: 1 | -1) => void
}

/** The two buttons of a row of slides; at an end one of them is disabled. */
export function Arrows({ previous, next, index, count, hydrated, onStep }: ArrowsProps) {
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={previous}
        disabled={index === 0}
        onClick={() => onStep(-1)}
        data-step={hydrated ? undefined : -1}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles.arrow}
        aria-label={next}
        disabled={index === count - 1}
        onClick={() => onStep(1)}
        data-step={hydrated ? undefined : 1}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}

interface ArrowLinksProps extends ArrowNames {
  index: number
  count: number
  /** The id of the slide at an index. */
  idOf: (index: number) => string
}

/** Where no script runs, the arrows of the slide at `index`: links to its neighbours, in the buttons' place. */
export function ArrowLinks({ previous, next, index, count, idOf }: ArrowLinksProps) {
  return (
    <noscript className={styles.links}>
      {index > 0 ? (
        <a className={styles.arrow} aria-label={previous} href={`#${idOf(index - 1)}`}>
          <Icon name="arrow-left" />
        </a>
      ) : (
        <span className={styles.arrow}>
          <Icon name="arrow-left" />
        </span>
      )}
      {index < count - 1 ? (
        <a className={styles.arrow} aria-label={next} href={`#${idOf(index + 1)}`}>
          <Icon name="arrow-right" />
        </a>
      ) : (
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
      )}
    </noscript>
  )
}
