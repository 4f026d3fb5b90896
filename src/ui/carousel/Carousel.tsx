import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { startController } from './controller.ts'
import type { Controller } from './controller.ts'
import { clampIndex, counterText } from './steps.ts'
import styles from './Carousel.module.css'

interface Slide {
  key: string
  content: ReactNode
}

interface CarouselProps {
  heading: string
  slides: Slide[]
  /** Fills the row after the last slide from 800px; not counted as a slide. */
  closing?: ReactNode
  note?: string | null
  /** Accessible names of the two buttons. */
  previous: string
  next: string
}

/**
 * A row of slides under its heading: a list that scrolls and snaps, which Swiper enhances when it comes
 * into view. A step moves 35 % of the row in 500 ms and stops at the ends. Other slides need another `key`.
 */
export function Carousel({ heading, slides, closing, note, previous, next }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null)
  const controller = useRef<Controller>(null)
  const [position, setPosition] = useState(0)
  const count = slides.length
  const index = clampIndex(position, count)

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
          <div className={styles.arrows}>
            <Arrow
              label={previous}
              icon="arrow-left"
              disabled={index === 0}
              onPress={() => step(-1)}
            />
            <Arrow
              label={next}
              icon="arrow-right"
              disabled={index === count - 1}
              onPress={() => step(1)}
            />
          </div>
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
          {slides.map((slide) => (
            <li className={styles.slide} key={slide.key} data-slide>
              {slide.content}
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

interface ArrowProps {
  label: string
  icon: 'arrow-left' | 'arrow-right'
  disabled: boolean
  onPress: () => void
}

function Arrow({ label, icon, disabled, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      data-replay
    >
      <Icon name={icon} />
    </button>
  )
}
