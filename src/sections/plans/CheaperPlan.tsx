import { formatNaira } from '#shared/money/money.ts'
import { cheaperPlan } from '#shared/money/plan-price.ts'
import type { Billing } from '#shared/money/plan-price.ts'
import type { Plan } from './plan.ts'
import styles from './PlanCard.module.css'

interface CheaperPlanProps {
  plan: Plan
  /** In the order of the row: each includes everything in those before it. */
  plans: Plan[]
  users: number
  billing: Billing | undefined
}

/** Says when a larger plan is cheaper for this number of users, so that nobody pays more for less. */
export function CheaperPlan({ plan, plans, users, billing }: CheaperPlanProps) {
  const found = cheaperPlan(plan, plans.slice(plans.indexOf(plan) + 1), users)
  if (!found) return null
  const { plan: other, users: from, saved } = found
  // Both plans are 15 % cheaper by the year, and so is the difference.
  const sum =
    billing === 'annually' ? `${formatNaira((saved * 12 * 85) / 100)} a year` : formatNaira(saved)
  return (
    <p className={styles.cheaper}>
      {from > users
        ? `From ${from} users on, ${other.title} costs less.`
        : `${other.title} costs ${sum} less for ${users} users.`}
    </p>
  )
}
