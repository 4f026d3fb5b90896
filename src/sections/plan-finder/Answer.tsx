import type { FoundPlan, Need } from '#shared/money/find-plan.ts'
import { formatAmount, formatNaira } from '#shared/money/money.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { PriceBricks } from './PriceBricks.tsx'
import { countPeople, reasonsFor } from './reasons.ts'
import type { Plan, Words } from './reasons.ts'
import styles from './Answer.module.css'

interface AnswerProps {
  words: Words
  plans: readonly Plan[]
  found: FoundPlan<Plan>
  need: Need
}

/** The plan that costs least, what it costs, why, and the way to it. */
export function Answer({ words, plans, found, need }: AnswerProps) {
  const { plan, month, year, next } = found
  const action = plan.action && { ...plan.action, label: plan.buttonTitle }
  const table = compareTableId()
  return (
    <>
      <div className={styles.said} role="status">
        <h3 className={styles.title}>{plan.title}</h3>
        {month !== null && year !== null ? (
          <div className={styles.sums}>
            <Sum label="A month" amount={month} note={scopeOf(month, need)} isFirst />
            <Sum
              label="A year, paid yearly"
              amount={year}
              note={month === 0 ? 'free stays free' : `you save ${formatNaira(month * 12 - year)}`}
            />
          </div>
        ) : null}
        <p className={styles.why}>{reasonsFor(words, plans, found, need).join(' ')}</p>
      </div>
      {month && next ? (
        <PriceBricks
          note={words.brick}
          plans={plans}
          rows={[
            { plan, month, isBest: true },
            { ...next, isBest: false },
          ]}
        />
      ) : null}
      {action || table ? (
        <div className={styles.ways}>
          {action ? <Action action={action} /> : null}
          {table ? (
            <a className={styles.link} href={`#${table}`}>
              {words.compare}
            </a>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

interface SumProps {
  label: string
  amount: number
  note: string
  isFirst?: boolean
}

function Sum({ label, amount, note, isFirst = false }: SumProps) {
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <span className={styles.amount} data-first={isFirst || undefined}>
        <small className={styles.unit}>NGN</small> {formatAmount(amount)}
      </span>
      <span className={styles.note}>{note}</span>
    </div>
  )
}

function scopeOf(month: number, { people, projects }: Need): string {
  if (month === 0) return `for ${countPeople(people)}, 1 project`
  return projects === 1 ? 'for your project' : 'for each project'
}

/** The page may have no compare table. */
function compareTableId(): string | undefined {
  return document.querySelector('[data-compare]')?.id
}
