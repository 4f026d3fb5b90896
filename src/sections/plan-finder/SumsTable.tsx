import { findPlan, mostPeople, priceFor } from '#shared/plans.ts'
import { formatAmount } from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { Plan } from './reasons.ts'
import styles from './PlanFinder.module.css'

interface SumsTableProps {
  title: string
  plans: readonly Plan[]
  /** The visitor's answer, whose row is lit. */
  people: number | undefined
  isOne: boolean
}

/** For every size of team the plan that costs least, with all sums, in the markup from the start. */
export function SumsTable({ title, plans, people, isOne }: SumsTableProps) {
  const most = mostPeople(plans)
  const compared = plans.filter(({ baseAmount }) => baseAmount)
  const sizes = Array.from({ length: most }, (_, index) => index + 1)
  const agreed = findPlan(plans, { people: Infinity, projects: 1 })
  return (
    <details className={styles.sums}>
      <summary className="strong">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div>
        <table className={`tabular ${styles.table}`}>
          <caption className="quiet">
            {isOne ? t().finder.inNairaForOne : t().finder.inNairaForSeveral}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t().finder.peopleHead}</th>
              <th scope="col">{t().finder.costsLeast}</th>
              {compared.map(({ _id, title: name }) => (
                <th scope="col" data-only="wide" key={_id}>
                  {t().finder.sumAMonth(name)}
                </th>
              ))}
              <th scope="col">{t().finder.aMonth}</th>
              <th scope="col">{t().finder.aYear}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => {
              const found = findPlan(plans, { people: size, projects: isOne ? 1 : Infinity })
              return (
                <tr data-on={size === people || undefined} key={size}>
                  <th scope="row">{size}</th>
                  <td>{found?.plan.title}</td>
                  {compared.map((plan) => (
                    <td data-only="wide" key={plan._id}>
                      <Price of={priceFor(plan, { people: size, projects: 1 })} />
                    </td>
                  ))}
                  <td className={styles.sum}>{formatAmount(found?.month ?? 0)}</td>
                  <td className={styles.sum}>{formatAmount(found?.year ?? 0)}</td>
                </tr>
              )
            })}
            {agreed ? (
              <tr data-on={people === Infinity || undefined}>
                <th scope="row">{t().finder.over(most)}</th>
                <td>{agreed.plan.title}</td>
                {compared.map(({ _id }) => (
                  <td data-only="wide" key={_id}>
                    <Price of={null} />
                  </td>
                ))}
                <td className={styles.sum} colSpan={2}>
                  {agreed.plan.amountText}
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Price({ of: month }: { of: number | null }) {
  if (month !== null) return formatAmount(month)
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t().finder.notOffered}</VisuallyHidden>
    </>
  )
}
