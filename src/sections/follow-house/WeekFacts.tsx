import { formatNaira } from '#shared/money/money.ts'
import type { House, Week } from './weeks.ts'
import styles from './WeekFacts.module.css'

/** One brick stands for five percent of the budget. */
const budgetBricks = 20

/** What was built, paid, checked and released in one week. */
export function WeekFacts({ house, week }: { house: House; week: Week }) {
  const paidBricks = Math.round((week.percent / 100) * budgetBricks)
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <h3 className={styles.week}>
          {house.weekLabel} {week.number}
        </h3>
        <p className={styles.built}>{week.built}</p>
      </div>
      <dl className={styles.list}>
        <div className={styles.fact}>
          <dt>{house.paidLabel}</dt>
          <dd>
            <span className={styles.sum}>{week.paid}</span>
            <br />
            {week.percent}% of {formatNaira(house.budget)}
            <span className={styles.bricks} aria-hidden="true">
              {Array.from({ length: budgetBricks }, (_, index) => (
                <i
                  className={styles.brick}
                  data-paid={index < paidBricks || undefined}
                  key={index}
                />
              ))}
            </span>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{house.checkLabel}</dt>
          <dd>{week.check}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{house.releaseLabel}</dt>
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
