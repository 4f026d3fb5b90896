import { useEffect, useRef, useState } from 'react'
import { userCounts } from '#shared/money/plan-price.ts'
import type { Billing } from '#shared/money/plan-price.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { CheaperPlan } from './CheaperPlan.tsx'
import { useFoundPlan, watchFoundPlan } from './found-plan.ts'
import type { Plan } from './plan.ts'
import { PlanSums } from './PlanSums.tsx'
import styles from './PlanCard.module.css'

interface PlanCardProps {
  plan: Plan
  /** Name of the radio buttons that select one card of the row. */
  group: string
  /** The row of plans that this one is in. */
  plans: Plan[]
  /** Undefined before hydration. */
  billing: Billing | undefined
  level: 2 | 3
}

/** One plan: a click anywhere on the card selects it, and so does choosing a number of users. */
export function PlanCard({ plan, group, plans, billing, level }: PlanCardProps) {
  const counts = userCounts(plan)
  const [users, setUsers] = useState(counts[0] ?? 1)
  const select = useRef<HTMLSelectElement>(null)
  const radio = useRef<HTMLInputElement>(null)
  const found = useFoundPlan()
  const Title = level === 2 ? 'h2' : 'h3'

  useEffect(() => {
    // Selected before hydration, or restored by the browser after a reload.
    if (select.current) setUsers(Number(select.current.value))
  }, [])

  useEffect(
    () =>
      watchFoundPlan(({ type, people }) => {
        const offered = userCounts(plan)
        const fewest = offered[0] ?? 1
        const team = Math.min(Math.max(people, fewest), offered.at(-1) ?? fewest)
        if (select.current) select.current.value = String(team)
        setUsers(team)
        if (radio.current && type === plan.type) radio.current.checked = true
      }),
    [plan],
  )

  function choose(count: string) {
    setUsers(Number(count))
    if (radio.current) radio.current.checked = true
  }

  const action = plan.action && { ...plan.action, label: plan.buttonTitle }
  const id = `users-${plan._id}`
  return (
    <li className={styles.card} data-ground="light" data-plan-card>
      <Title className={styles.title}>
        <label className={styles.pick}>
          <input
            ref={radio}
            className={styles.radio}
            type="radio"
            name={group}
            value={plan._id}
            data-plan-type={plan.type}
          />
          {plan.title}
        </label>
      </Title>
      <span className={styles.flag} aria-hidden="true">
        {found?.type === plan.type ? found.flag : 'Selected'}
      </span>
      <PlanSums plan={plan} users={users} billing={billing} control={id} />
      <div className={styles.users}>
        {plan.hasDropdown ? (
          <span className={styles.field}>
            <select
              ref={select}
              className={styles.select}
              id={id}
              name={id}
              aria-label={`${plan.title} users`}
              defaultValue={counts[0]}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {counts.map((count) => (
                <option value={count} key={count}>
                  {count} {count === 1 ? 'user' : 'users'}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </span>
        ) : null}
        <CheaperPlan plan={plan} plans={plans} users={users} billing={billing} />
      </div>
      <div className={styles.action}>
        {action ? (
          <Action action={action} variant={plan.type === 'pro' ? 'primary' : 'secondary'} wide />
        ) : null}
      </div>
      <div className={styles.benefits}>
        {plan.introLine ? <p className={styles.intro}>{plan.introLine}</p> : null}
        <ul className={styles.list}>
          {plan.benefits.map((benefit, index) => (
            <li className={styles.benefit} key={index}>
              <Icon name="tick" small />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
