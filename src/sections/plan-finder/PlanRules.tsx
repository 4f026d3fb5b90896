import { planRanges } from '#shared/money/find-plan.ts'
import type { PlanRange } from '#shared/money/find-plan.ts'
import { countPeople } from './reasons.ts'
import type { Plan, Words } from './reasons.ts'
import styles from './PlanRules.module.css'

/** Until both questions are answered, and without scripts: which plan is for whom. */
export function PlanRules({ words, plans }: { words: Words; plans: readonly Plan[] }) {
  const any = planRanges(plans, Infinity)
  // Plans that cost least on one project only, such as Free.
  const one = planRanges(plans, 1).filter(({ plan }) => !any.some((range) => range.plan === plan))
  return (
    <>
      <div className={styles.waiting}>
        <div className={styles.course} aria-hidden="true">
          {Array.from({ length: 8 }, (_, index) => (
            <i className={styles.brick} key={index} />
          ))}
        </div>
        <h3 className={styles.title}>{words.waiting}</h3>
        <p className={styles.text}>{words.waitingText}</p>
      </div>
      <dl className={styles.rules}>
        {one.map((range) => (
          <PlanRule key={range.plan._id} team={`${teamOf(range)}, 1 project`} plan={range.plan} />
        ))}
        {any.map((range) => (
          <PlanRule
            key={`${range.plan._id} ${range.from}`}
            team={teamOf(range)}
            plan={range.plan}
          />
        ))}
      </dl>
    </>
  )
}

function PlanRule({ team, plan }: { team: string; plan: Plan }) {
  return (
    <div className={styles.rule}>
      <dt>{team}</dt>
      <dd>{plan.title}</dd>
    </div>
  )
}

function teamOf({ from, to }: PlanRange<Plan>): string {
  if (to === Infinity) return `Over ${from - 1} people`
  if (from === to) return countPeople(from)
  return from === 1 ? `Up to ${countPeople(to)}` : `${from} to ${countPeople(to)}`
}
