import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ArrowLinks, Arrows } from './Arrows.tsx'
import type { ArrowNames } from './Arrows.tsx'
import { startController } from './controller.ts'
import type { Controller } from './controller.ts'
import { clampIndex, counterText } from './steps.ts'
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
 * A row of slides under its heading: a list that scrolls and snaps, which Swiper enhances when it comes
 * into view. A step moves 35 % of the row in 500 ms and stops at the ends. Before hydration the boot script
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
      <h2 className={styles.heading}>{heading}</h2>
      {count > 1 ? (
        <>
          <Arrows
            {...names}
            index={index}
            count={count}
            hydrated={position !== undefined}
            onStep={step}
          />
          <p className={styles.counter} aria-live="polite">
            {counterText(index, count)}
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
            <li className={styles.closing} data-closing>
              {closing}
            </li>
          ) : null}
        </ul>
      </div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  )
}
