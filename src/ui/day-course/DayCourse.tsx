import { openHours } from '#shared/office-hours.ts'
import type { OfficeHours } from '#shared/office-hours.ts'
import { useEffect, useState } from 'react'
import styles from './DayCourse.module.css'

/**
 * The day as a course of 24 bricks: open hours are dark, the current hour there is raised.
 * `--course` is the height of a brick, `--closed` and `--open` are the colors.
 */
export function DayCourse({ office, hour }: { office: OfficeHours; hour: number | null }) {
  // One hour is one unit; the style cuts the lines into bricks.
  return (
    <svg className={styles.day} viewBox="0 0 24 2" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 1.5H24" />
      <path className={styles.open} d={lineOf(openHours(office))} />
      {hour === null ? null : <path className={styles.now} d={`M${hour} 1H${hour + 1}`} />}
    </svg>
  )
}

/** A line along the hours that are open. */
function lineOf(hours: boolean[]): string {
  return hours
    .map((isOpen, hour) => {
      if (isOpen === (hours[hour - 1] ?? false)) return ''
      return isOpen ? `M${hour} 1.5` : `H${hour}`
    })
    .concat(hours.at(-1) ? 'H24' : '')
    .join('')
}

const minute = 60_000

/** The current time, updated at the start of each minute; null before hydration. */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)

  useEffect(() => {
    let timer = 0
    function tell() {
      clearTimeout(timer)
      const moment = new Date()
      setNow(moment)
      timer = window.setTimeout(tell, minute - (moment.getTime() % minute))
    }
    tell()
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])

  return now
}
