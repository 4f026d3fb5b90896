import { fillIn } from '#shared/fill-in.ts'
import { mostPeople } from '#shared/money/find-plan.ts'
import { formatNaira } from '#shared/money/money.ts'
import { planPrice } from '#shared/money/plan-price.ts'
import { brickValue, bricksFor } from './brick-value.ts'
import type { Plan } from './reasons.ts'
import styles from './PriceBricks.module.css'

interface PriceBricksProps {
  /** What a brick is, with the placeholder {sum}. */
  note: string
  plans: readonly Plan[]
  rows: { plan: Plan; month: number; isBest: boolean }[]
}

/** Two prices in bricks. A brick stands for the same sum at every size of team. */
export function PriceBricks({ note, plans, rows }: PriceBricksProps) {
  const most = mostPeople(plans)
  const largest = Math.max(...plans.map((plan) => planPrice(plan, most, 'monthly') ?? 0))
  const value = brickValue(largest)
  return (
    <div className={styles.bricks}>
      {rows.map(({ plan, month, isBest }) => (
        <div key={plan._id}>
          <p className={styles.words}>
            <b>{plan.title}</b> <span>{formatNaira(month)} a month</span>
          </p>
          <div className={styles.wall} data-best={isBest || undefined} aria-hidden="true">
            {Array.from({ length: bricksFor(month, value) }, (_, index) => (
              <i className={styles.brick} key={index} />
            ))}
          </div>
        </div>
      ))}
      <p className={styles.words}>{fillIn(note, { sum: formatNaira(value) })}</p>
    </div>
  )
}
