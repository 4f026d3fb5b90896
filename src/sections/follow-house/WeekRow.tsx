import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { formatDay, formatMonth } from '#shared/dates.ts'
import { ahead } from '#src/browser/direction.ts'
import { t } from '#shared/words/words.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { House, Week } from './weeks.ts'
import styles from './FollowHouse.module.css'

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

  function inWords({ number, built, date }: Week) {
    return t().weeks.inWords(house.weekLabel, number, weeks.length, formatDay(date), built)
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
    <div className={`card ${styles.panel}`}>
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
            data-tall={release > 0 || undefined}
            data-now={number === week.number || undefined}
            key={number}
          />
        ))}
        <input
          ref={range}
          className="covering"
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
      <Months weeks={weeks} />
      <div className="cluster ends above-3" data-screen-only>
        <div className={styles.arrows}>
          <Button
            variant="ink"
            aria-label={t().weeks.back}
            disabled={week.number === 1}
            onClick={() => step(-1)}
            data-replay
          >
            <Icon name="arrow-left" />
          </Button>
          <Button
            variant="ink"
            aria-label={t().weeks.on}
            disabled={week.number === weeks.length}
            onClick={() => step(1)}
            data-replay
          >
            <Icon name="arrow-right" />
          </Button>
        </div>
        <p className="cluster small">
          <span className={`row-2 ${styles.entry}`}>
            <i className={styles.brick} data-now />
            {house.nowLabel}
          </span>
          <span className={`row-2 ${styles.entry}`}>
            <i className={styles.brick} data-tall />
            {house.tallLabel}
          </span>
        </p>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}

/** The names of the months below the weeks in which they begin. */
function Months({ weeks }: { weeks: Week[] }) {
  const months = weeks.map(({ date }) => formatMonth(date))
  return (
    <div className={`above-2 ${styles.months}`} aria-hidden="true">
      {months.map((month, index) => {
        // The rest of a month that ends in the first week has no room for its name.
        const isNew = index === 0 ? month === months[1] : month !== months[index - 1]
        return (
          <span key={index} data-begins={isNew || undefined}>
            {isNew ? month : null}
          </span>
        )
      })}
    </div>
  )
}

/** The number of the week below a point of the row; the row's ends count as its first and last week. */
export function weekAt(x: number, row: { left: number; width: number }, count: number): number {
  const place = Math.ceil(((x - row.left) / row.width) * count)
  const number = Math.min(Math.max(place, 1), count)
  return ahead() > 0 ? number : count + 1 - number
}
