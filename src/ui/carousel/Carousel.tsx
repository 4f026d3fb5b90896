import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ahead } from '#src/browser/direction.ts'
import { clampIndex, startController } from './controller.ts'
import type { Controller } from './controller.ts'
import { Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Carousel.module.css'

interface Slide {
  key: string
  content: ReactNode
}

interface CarouselProps extends ArrowNames {
  heading: string
  slides: Slide[]
  /** Fills the row after the last slide from 800px; not counted as a slide. */
  closing?: ReactNode
  note?: string | null
}

/**
 * A row of slides under its heading: a list that scrolls and snaps, which Swiper moves for a mouse. A step moves 35 % of the row in 500 ms and stops at the ends. Before hydration the boot script
 * steps the row, and links where no script runs. Other slides need another `key`.
 */
export function Carousel({ heading, slides, closing, note, previous, next }: CarouselProps) {
  const id = useId()
  const view = useRef<HTMLDivElement>(null)
  const controller = useRef<Controller>(null)
  /** Undefined before hydration. */
  const [position, setPosition] = useState<number>()
  const count = slides.length
  const index = clampIndex(position ?? 0, count)
  const names = { previous, next }

  useEffect(() => {
    if (!view.current) return
    const started = startController(view.current, setPosition)
    controller.current = started
    return () => started.stop()
  }, [])

  function step(direction: 1 | -1) {
    controller.current?.step(direction)
    // At an end the pressed button is disabled, so the row takes the focus and the arrow keys.
    const end = direction > 0 ? index + 1 >= count - 1 : index - 1 <= 0
    if (end) view.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.carousel}>
      <h2 className={`below-7 ${styles.heading}`}>{heading}</h2>
      {count > 1 ? (
        <>
          <Arrows
            {...names}
            index={index}
            count={count}
            hydrated={position !== undefined}
            onStep={step}
          />
          <p
            className={`title above-5 ${styles.counter}`}
            aria-live="polite"
            data-only="narrow"
            data-needs-script
          >
            {`${index + 1} / ${count}`}
          </p>
        </>
      ) : null}
      <div
        ref={view}
        className={styles.view}
        role="group"
        aria-label={heading}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element takes arrow keys
        tabIndex={0}
      >
        <ul className={styles.row} data-row data-open={closing ? undefined : true}>
          {slides.map((slide, place) => (
            <li className={styles.slide} key={slide.key} id={id + place} data-slide>
              {slide.content}
              {count > 1 ? (
                <ArrowLinks {...names} index={place} count={count} idOf={(other) => id + other} />
              ) : null}
            </li>
          ))}
          {closing ? (
            <li className={styles.closing} data-closing data-only="wide">
              {closing}
            </li>
          ) : null}
        </ul>
      </div>
      {note ? <p className="note">{note}</p> : null}
    </div>
  )
}

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
    <div className={`above-5 ${styles.arrows}`}>
      <Button
        variant="ink"
        aria-label={previous}
        disabled={index === 0}
        onClick={() => onStep(-1)}
        data-step={hydrated ? undefined : -ahead()}
      >
        <Icon name="arrow-left" />
      </Button>
      <Button
        variant="ink"
        aria-label={next}
        disabled={index === count - 1}
        onClick={() => onStep(1)}
        data-step={hydrated ? undefined : ahead()}
      >
        <Icon name="arrow-right" />
      </Button>
    </div>
  )
}

interface ArrowLinksProps extends ArrowNames {
  index: number
  count: number
  /** The id of the slide at an index. */
  idOf: (index: number) => string
}

/** Where no script runs, the arrows of the slide at `index`: links to its neighbors, in the buttons' place. */
export function ArrowLinks({ previous, next, index, count, idOf }: ArrowLinksProps) {
  return (
    <noscript className={styles.links}>
      <ArrowLink name={previous} icon="arrow-left" to={index > 0 ? idOf(index - 1) : null} />
      <ArrowLink name={next} icon="arrow-right" to={index < count - 1 ? idOf(index + 1) : null} />
    </noscript>
  )
}

function ArrowLink({ name, icon, to }: { name: string; icon: string; to: string | null }) {
  if (to === null) {
    return (
      <Button variant="muted" aria-hidden="true">
        <Icon name={icon} />
      </Button>
    )
  }
  return (
    <ButtonLink variant="ink" aria-label={name} href={`#${to}`}>
      <Icon name={icon} />
    </ButtonLink>
  )
}
