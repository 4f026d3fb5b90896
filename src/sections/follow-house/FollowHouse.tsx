import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { whatsAppAddress } from '#shared/contact.ts'
import { formatDay, formatMonth, nextMonday } from '#shared/dates.ts'
import { formatNaira, formatPercent, withCost } from '#shared/money.ts'
import { fillIn } from '#shared/text.ts'
import { t } from '#shared/words/words.ts'
import { printAlone } from '#src/browser/print-alone.ts'
import { saveCalendar } from '#src/browser/save-file.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { HouseImage } from '#src/ui/picture/Picture.tsx'
import { costSlider, useChosenCost, useLinkedCost } from '#src/ui/slider/chosen-cost.ts'
import { CostPanel } from '#src/ui/slider/FeePanel.tsx'
import { useInBrowser } from '#src/ui/use-hydrated.ts'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import { StillWeeks } from './StillWeeks.tsx'
import { WeekRow } from './WeekRow.tsx'
import { weeksOf } from './weeks.ts'
import type { House, Week } from './weeks.ts'
import styles from './FollowHouse.module.css'

/** A house from the pegs to the keys. The page as built knows neither a visitor's sum nor next Monday. */
export function FollowHouse({ section }: { section: Section<'followHouse'> }) {
  const { heading, lead, house, _key: key } = section
  // Deferred: to draw its weeks takes a slow phone 200 ms, in which a press may come.
  const start = useDeferredValue(useInBrowser(() => nextMonday(new Date()), null))
  return (
    <Band id={key} className={styles.band}>
      <HeadRow heading={heading} lead={start ? lead : house.stillLead} />
      {start ? (
        <YourWeeks id={key} house={house} start={start} />
      ) : (
        <>
          <StillWeeks house={house} />
          <p className="note micro">{house.note}</p>
        </>
      )}
    </Band>
  )
}

interface YourWeeksProps {
  id: string
  house: House
  /** The Monday on which week 1 begins. */
  start: string
}

/** The visitor's twenty weeks from next Monday, with what is released in each. */
function YourWeeks({ id, house, start }: YourWeeksProps) {
  const cost = useChosenCost()
  useLinkedCost()
  const [chosen, setChosen] = useState(house.firstWeek)
  const { pathname } = useLocation()
  const weeks = weeksOf(house, cost, start)
  const releases = weeks.filter(({ release }) => release > 0)
  const week = weeks[chosen - 1]
  const next = releases.find(({ number }) => number >= chosen)
  const link = `${hosts.site}${pathname}${withCost('', cost)}#${id}`
  if (!week) return null
  return (
    <>
      <div className={styles.cost}>
        <CostPanel
          id={`cost-${id}`}
          label={house.costLabel}
          cost={cost}
          value={cost}
          {...costSlider}
        >
          <div className={styles.start}>
            <p className="strong">{house.startLabel}</p>
            <p className="title">{t().weeks.fullDay(weekday(start), formatDay(start))}</p>
            <p>{fillIn(house.endText, { end: dayOf(weeks.at(-1)) })}</p>
          </div>
        </CostPanel>
      </div>
      <div className={`stack-joint ${styles.house}`}>
        <div className={`pane ${styles.image}`}>
          <HouseImage week={chosen} />
        </div>
        <WeekFacts house={house} week={week} cost={cost} next={next} />
        <WeekRow id={`week-${id}`} house={house} weeks={weeks} week={week} onChoose={setChosen} />
      </div>
      <div className={`stack-1 ${styles.ways}`} data-screen-only>
        <TakeWeeks
          house={house}
          cost={cost}
          start={start}
          releases={releases}
          next={next}
          link={link}
        />
      </div>
      <details className={`card ${styles.fold}`}>
        <summary>
          <span className="cluster ends">
            <b className="title subtitle">{house.releasesHeading}</b>
            <span className="small stone">
              {house.togetherLabel} <b>{formatNaira(cost)}</b>
            </span>
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Releases house={house} releases={releases} chosen={chosen} />
      </details>
      <p className="note micro">
        {house.note} <span data-screen-only>{house.screenNote}</span>
        <span data-print-only>
          {house.printNote} <b>{link.replace(/^https?:\/\//, '')}</b>
        </span>
      </p>
    </>
  )
}

/** "Monday" */
function weekday(date: string): string {
  return new Date(date).toLocaleDateString(t().tag, { weekday: 'long', timeZone: 'UTC' })
}

/** "12 April 2027" */
function dayOf(week: Week | undefined): string {
  return week ? formatDay(week.date) : ''
}

/** One brick is five percent of the cost. */
const costBricks = 20

interface WeekFactsProps {
  house: House
  week: Week
  cost: number
  /** The first week with a release from this one on. */
  next: Week | undefined
}

/** What is built, paid, checked and released in one week. */
function WeekFacts({ house, week, cost, next }: WeekFactsProps) {
  const paidBricks = Math.round((week.percent / 100) * costBricks)
  return (
    <div className={`card stack-5 ${styles.facts}`} data-screen-only>
      <div>
        <div className="cluster ends">
          <h3 className="large-title">
            {house.weekLabel} {week.number}
          </h3>
          <time className="strong" dateTime={week.date}>
            {dayOf(week)}
          </time>
        </div>
        <p className={styles.built}>{week.built}</p>
      </div>
      <dl>
        <Fact label={house.paidLabel} sum={formatNaira(week.paid)}>
          {t().weeks.percentOf(formatPercent(week.percent / 100), formatNaira(cost))}
          <BrickRow
            className={styles.bricks ?? ''}
            bricks={'B'.repeat(paidBricks).padEnd(costBricks, 'R')}
          />
        </Fact>
        <Fact label={house.checkLabel}>{week.check}</Fact>
        {week.release > 0 ? (
          <Fact label={house.releaseLabel} sum={formatNaira(week.release)}>
            {fillIn(house.stageText, wordsOf(week))}
          </Fact>
        ) : (
          <Fact label={house.releaseLabel} sum={house.noneLabel}>
            {next ? fillIn(house.nextText, { week: String(next.number) }) : null}
          </Fact>
        )}
      </dl>
    </div>
  )
}

/** A row of the facts. */
function Fact({ label, sum, children }: { label: string; sum?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="quiet">{label}</dt>
      {sum ? <dd className="title">{sum}</dd> : null}
      <dd>{children}</dd>
    </div>
  )
}

interface ReleasesProps {
  house: House
  releases: Week[]
  /** The number of the chosen week. */
  chosen: number
}

/** All releases with their day; on paper with what is paid by then, and a brick to tick. */
function Releases({ house, releases, chosen }: ReleasesProps) {
  return (
    <ol className={styles.releases}>
      {releases.map((week) => (
        <li
          key={week.number}
          data-at={week.number === chosen ? 'now' : week.number < chosen ? 'past' : undefined}
        >
          <Leaf date={week.date} />
          <p>
            <b className={styles.stage}>{week.stage}</b>
            <span className="small stone">
              {house.weekLabel} {week.number}. {t().labeled(house.checkLabel, week.check)}
            </span>
          </p>
          <p className={`strong ${styles.sum}`}>
            {formatNaira(week.release)}
            <span data-print-only>{t().labeled(house.paidLabel, formatNaira(week.paid))}</span>
          </p>
          <i data-print-only />
        </li>
      ))}
    </ol>
  )
}

/** A day like a calendar's leaf. */
function Leaf({ date }: { date: string }) {
  return (
    <span className={`edged ${styles.leaf}`}>
      <b>{Number(date.slice(8))}</b> {formatMonth(date)}
      <span data-print-only> {date.slice(0, 4)}</span>
    </span>
  )
}

interface TakeWeeksProps {
  house: House
  cost: number
  start: string
  releases: Week[]
  /** The release that the message names. */
  next: Week | undefined
  link: string
}

/** The weeks by WhatsApp, on paper or in a calendar. */
function TakeWeeks({ house, cost, start, releases, next = releases.at(-1), link }: TakeWeeksProps) {
  if (!next) return null
  const words = { ...wordsOf(next), cost: formatNaira(cost), start: formatDay(start) }

  function save() {
    const events = releases.map((week) => ({
      uid: `${cost}-${week.number}@${location.hostname}`,
      start: week.date,
      end: null,
      summary: fillIn(house.eventTitle, wordsOf(week)),
      description: fillIn(house.eventText, wordsOf(week)),
    }))
    saveCalendar('your-weeks.ics', events)
  }

  return (
    <>
      <ButtonLink
        variant="tile"
        href={whatsAppAddress(null, `${fillIn(house.message, words)} ${link}`)}
        rel="noopener"
      >
        <WhatsAppIcon />
        {house.whatsAppLabel}
      </ButtonLink>
      <Button variant="tile" onClick={(event) => printAlone(event.currentTarget)}>
        <Icon name="file" />
        {house.printLabel}
      </Button>
      <Button variant="tile" onClick={save}>
        <Icon name="clock" />
        {house.calendarLabel}
      </Button>
    </>
  )
}

/** What texts say of a release. */
function wordsOf(week: Week) {
  const { number, stage, check, release } = week
  return { week: String(number), date: dayOf(week), amount: formatNaira(release), stage, check }
}
