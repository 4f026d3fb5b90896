import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { formatNaira, paidByWeek, wholePercent } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import styles from './FollowHouse.module.css'

/** One house from the pegs to the keys: a row of weeks to choose from, and the chosen week's facts. */
export function FollowHouse({ section }: { section: Section<'followHouse'> }) {
  const { heading, lead, house, _key: key } = section
  const weeks = weeksOf(house)
  const [chosen, setChosen] = useState(house.firstWeek)
  const week = weeks[chosen - 1]
  if (!week) return null
  return (
    <Band ground="render">
      <HeadRow
        heading={heading}
        lead={
          <>
            {lead} <span className={styles.sample}>{house.sampleLabel}</span>
          </>
        }
      />
      {/* Hidden where scripts are off. */}
      <div className={styles.house}>
        <div className={styles.image}>
          <HouseImage week={chosen} />
        </div>
        <WeekFacts house={house} week={week} />
        <WeekRow id={`week-${key}`} house={house} weeks={weeks} week={week} onChoose={setChosen} />
      </div>
      <FourWeeks house={house} weeks={weeks.filter(({ listed }) => listed)} />
      <p className="note micro">{house.note}</p>
    </Band>
  )
}

/** One brick is five percent of the budget. */
const budgetBricks = 20

/** What was built, paid, checked and released in one week. */
function WeekFacts({ house, week }: { house: House; week: Week }) {
  const paidBricks = Math.round((week.percent / 100) * budgetBricks)
  return (
    <div className={`card ${styles.facts}`}>
      <div className={styles.head}>
        <h3>
          {house.weekLabel} {week.number}
        </h3>
        <p>{week.built}</p>
      </div>
      <dl>
        <div className={styles.fact}>
          <dt className="quiet">{house.paidLabel}</dt>
          <dd>
            <span className="title">{week.paid}</span>
            <br />
            {week.percent}% of {formatNaira(house.budget)}
            <BrickRow
              className={styles.bricks ?? ''}
              bricks={'B'.repeat(paidBricks).padEnd(budgetBricks, 'R')}
            />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className="quiet">{house.checkLabel}</dt>
          <dd>{week.check}</dd>
        </div>
        <div className={styles.fact}>
          <dt className="quiet">{house.releaseLabel}</dt>
          <dd>
            <span className={styles.mark} data-release={week.release}>
              {week.mark}
            </span>
            <br />
            {week.words}
          </dd>
        </div>
      </dl>
    </div>
  )
}

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
function WeekRow({ id, house, weeks, week, onChoose }: WeekRowProps) {
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
            data-tall={release === 'released' || undefined}
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
      <div className={`cluster ends ${styles.foot}`}>
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
        <p className="cluster small">
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

/** A few weeks as a list: for paper, and where scripts are off. */
function FourWeeks({ house, weeks }: { house: House; weeks: Week[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map((week) => (
        <li key={week.number}>
          <HouseImage week={week.number} />
          <div className={styles.words}>
            <h3>
              {house.weekLabel} {week.number}: {week.built}
            </h3>
            <p>{week.check}</p>
            <p className="small">
              <b>
                {house.paidLabel}: {week.paid}
              </b>
              <br />
              {week.mark}: {week.words}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type House = Section<'followHouse'>['house']

/** A week as it is shown. */
interface Week {
  /** From 1. */
  number: number
  built: string
  check: string
  release: House['weeks'][number]['release']
  /** The mark of the release: "Released", "Held", "None this week". */
  mark: string
  /** What happened to the money, in words: "NGN 12,500,000 for slab 2". */
  words: string
  /** "NGN 72,600,000" */
  paid: string
  /** Of the budget, whole. */
  percent: number
  listed: boolean
}

/** The weeks of a house with what is paid by then: the sum of all releases so far. */
function weeksOf(house: House): Week[] {
  const marks = { none: house.noneLabel, held: house.heldLabel, released: house.releasedLabel }
  const paid = paidByWeek(house.weeks)
  return house.weeks.map(({ built, check, release, amount, releaseText, listed }, index) => ({
    number: index + 1,
    built,
    check,
    release,
    mark: marks[release],
    words: amount === null ? releaseText : `${formatNaira(amount)} ${releaseText}`,
    paid: formatNaira(paid[index] ?? 0),
    percent: wholePercent(paid[index] ?? 0, house.budget),
    listed: Boolean(listed),
  }))
}

/** The number of the week below a point of the row; the row's ends count as its first and last week. */
export function weekAt(x: number, row: { left: number; width: number }, count: number): number {
  const place = Math.ceil(((x - row.left) / row.width) * count)
  return Math.min(Math.max(place, 1), count)
}
