import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { weekAt } from './weeks.ts'
import type { House, Week } from './weeks.ts'
import styles from './WeekRow.module.css'

interface WeekRowProps {
  /** Of the range input. */
  id: string
  house: House
  weeks: Week[]
  /** The chosen one. */
  week: Week
  onChoose: (number: number) => void
}

/**
 * One brick a week. A native range input takes the keys and speaks; once hydrated, the pointer chooses
 * the brick below it, because browsers disagree on dragging a thumb of this width. Two buttons go one week back and on.
 */
export function WeekRow({ id, house, weeks, week, onChoose }: WeekRowProps) {
  const range = useRef<HTMLInputElement>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (!range.current) return
    // Until now the input took the pointer as well, and a browser that restores the page restores it.
    range.current.dataset['keysOnly'] = ''
    onChoose(Number(range.current.value))
  }, [onChoose])

  function inWords({ number, built }: Week) {
    return `${house.weekLabel} ${number} of ${weeks.length}: ${built}`
  }

  /** The input speaks for itself, so only a pressed button adds `said`. */
  function choose(number: number, said = '') {
    if (range.current) range.current.value = String(number)
    setAnnouncement(said)
    onChoose(number)
  }

  function step(by: 1 | -1) {
    const next = weeks[week.number - 1 + by]
    if (!next) return
    choose(next.number, inWords(next))
    // At an end the pressed button is disabled, so the row takes the focus and the arrow keys.
    if (!weeks[next.number - 1 + by]) range.current?.focus()
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    const row = event.currentTarget.getBoundingClientRect()
    choose(weekAt(event.clientX, row, weeks.length))
  }

  return (
    <div className={styles.panel}>
      <div
        className={styles.row}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          drag(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event)
        }}
      >
        {weeks.map(({ number, release }) => (
          <i
            className={styles.brick}
            data-tall={release === 'released' || undefined}
            data-now={number === week.number || undefined}
            key={number}
          />
        ))}
        <input
          ref={range}
          className={styles.range}
          id={id}
          type="range"
          min={1}
          max={weeks.length}
          defaultValue={week.number}
          aria-label={house.weekLabel}
          aria-valuetext={inWords(week)}
          onChange={(event) => choose(Number(event.currentTarget.value))}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.arrows}>
          <Button
            variant="ink"
            aria-label="One week back"
            disabled={week.number === 1}
            onClick={() => step(-1)}
            data-replay
          >
            <Icon name="arrow-left" />
          </Button>
          <Button
            variant="ink"
            aria-label="One week on"
            disabled={week.number === weeks.length}
            onClick={() => step(1)}
            data-replay
          >
            <Icon name="arrow-right" />
          </Button>
        </div>
        <p className={styles.key}>
          <span className={styles.entry}>
            <i className={styles.brick} data-now />
            {house.nowLabel}
          </span>
          <span className={styles.entry}>
            <i className={styles.brick} data-tall />
            {house.tallLabel}
          </span>
        </p>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
