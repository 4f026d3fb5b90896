import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { useFoundPlan } from '#src/sections/plans/found-plan.ts'
import { CompareGroup } from './CompareGroup.tsx'
import { PlanSwitch } from './PlanSwitch.tsx'
import styles from './CompareTable.module.css'

/** Features by plan: a table; on phones the values of one plan, chosen by radio buttons. */
export function CompareTable({ section }: { section: Section<'compareTable'> }) {
  const { heading, groups } = section
  const found = useFoundPlan()
  const columns = section.columns.filter(
    ({ type }, index, all) => all.findIndex((column) => column.type === type) === index,
  )
  const rows = groups.filter(({ subFeatures }) => subFeatures.length > 0)
  if (columns.length === 0 || rows.length === 0) return null
  const headingId = `${section._key}-heading`
  return (
    <Band>
      <h2 id={headingId}>{heading}</h2>
      <div className={styles.compare} id={`${section._key}-table`} data-compare>
        <PlanSwitch name={`compare-${section._key}`} columns={columns} />
        <table className={styles.table} aria-labelledby={headingId}>
          <thead className={styles.head}>
            <tr>
              <th className={styles.plan} scope="col">
                <VisuallyHidden>Feature</VisuallyHidden>
              </th>
              {columns.map(({ _id, type, title }) => (
                <th className={styles.plan} scope="col" data-plan={type} key={_id}>
                  {title}
                  {found?.type === type ? (
                    <>
                      {' '}
                      <span className={styles.note}>{found.note}</span>
                    </>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((group) => (
            <CompareGroup key={group._id} group={group} columns={columns} />
          ))}
        </table>
      </div>
    </Band>
  )
}
