import type { ReactNode } from 'react'
import { formatAmount, formatNaira } from '#shared/money/money.ts'
import { planPrice } from '#shared/money/plan-price.ts'
import type { Billing } from '#shared/money/plan-price.ts'
import type { Plan } from './plan.ts'
import styles from './PlanSums.module.css'

interface PlanSumsProps {
  plan: Plan
  users: number
  /** Undefined before hydration: both sums are in the markup, and CSS shows one of them. */
  billing: Billing | undefined
  /** Id of the control that changes the sums. */
  control: string
}

/** What a plan costs for these users in a month and in a year, or its price in words. */
export function PlanSums({ plan, users, billing, control }: PlanSumsProps) {
  const month = planPrice(plan, users, 'monthly')
  const year = planPrice(plan, users, 'annually')
  if (month === null || year === null)
    return <InWords amount={plan.amountText} note={plan.userLabel} />
  if (month === 0) return <InWords amount={<Naira amount={0} />} note={plan.userLabel} />
  const people = users === 1 ? '1 user' : `${users} users`
  return (
    <output className={styles.sums} htmlFor={plan.hasDropdown ? control : undefined}>
      <span data-billing="monthly" hidden={billing === 'annually'}>
        <span className={styles.amount}>
          <Naira amount={month} />
        </span>
        <span className={styles.note}>a month for {people}, per project</span>
        <span className={styles.note}>
          {plan.amountText} {plan.userLabel}
        </span>
      </span>
      <span data-billing="annually" hidden={billing === 'monthly'}>
        <span className={styles.amount}>
          <Naira amount={year} />
        </span>
        <span className={styles.note}>a year for {people}, per project</span>
        <span className={styles.note}>12 months at {formatNaira(month)}, less 15%</span>
      </span>
    </output>
  )
}

function InWords({ amount, note }: { amount: ReactNode; note: string }) {
  return (
    <p className={styles.sums}>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.note}>{note}</span>
    </p>
  )
}

function Naira({ amount }: { amount: number }) {
  return (
    <>
      <small className={styles.unit}>NGN</small> {formatAmount(amount)}
    </>
  )
}
