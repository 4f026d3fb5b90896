import { useEffect, useRef, useState } from 'react'
import type { Section } from '#src/content/types.ts'
import { t } from '#shared/words/words.ts'
import { useFoundPlan } from '#src/sections/plans/found-plan.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { CoveringRadio } from '#src/ui/choice/Choice.tsx'
import styles from './CompareTable.module.css'

/** Features by plan: a table; on phones the values of one plan, chosen by radio buttons. */
export function CompareTable({ section }: { section: Section<'compareTable'> }) {
  const { heading, groups, columns } = section
  const found = useFoundPlan()
  if (columns.length === 0 || groups.length === 0) return null
  const headingId = `${section._key}-heading`
  return (
    <Band>
      <h2 id={headingId}>{heading}</h2>
      <div className={`above-5 ${styles.compare}`} id={`${section._key}-table`} data-compare>
        <PlanSwitch name={`compare-${section._key}`} columns={columns} />
        <table className={styles.table} aria-labelledby={headingId}>
          <thead data-only="wide">
            <tr>
              <th className={styles.plan} scope="col">
                <VisuallyHidden>{t().plans.feature}</VisuallyHidden>
              </th>
              {columns.map(({ _id, type, title }) => (
                <th className={styles.plan} scope="col" data-plan={type} key={_id}>
                  {title}
                  {found?.type === type ? (
                    <>
                      {' '}
                      <span className={`block above-1 ${styles.note}`}>{found.note}</span>
                    </>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <CompareGroup key={group._id} group={group} columns={columns} />
          ))}
          <tfoot data-screen-only>
            <tr>
              <th scope="row">
                <VisuallyHidden>{t().plans.plan}</VisuallyHidden>
              </th>
              {columns.map(({ _id, type, action, buttonTitle }) => (
                <td className={styles.cell} data-plan={type} key={_id}>
                  {action ? (
                    <Action action={{ ...action, label: buttonTitle }} variant="secondary" wide />
                  ) : null}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </Band>
  )
}

type Column = Section<'compareTable'>['columns'][number]

/** Phones only: selects the plan whose values the rows show. Native radio buttons need no script. */
function PlanSwitch({ name, columns }: { name: string; columns: Column[] }) {
  const root = useRef<HTMLFieldSetElement>(null)
  const found = useFoundPlan()
  const shown = columns.find(({ type }) => type === 'pro') ?? columns[0]

  useEffect(() => {
    const radios = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? []
    for (const radio of radios) if (radio.value === found?.type) radio.checked = true
  }, [found])

  return (
    <fieldset ref={root} className={styles.switch} data-only="narrow">
      <legend className="visually-hidden">{t().plans.planToShow}</legend>
      {columns.map((column) => (
        <label
          className={`pick ${styles.choice}`}
          data-found={found?.type === column.type || undefined}
          key={column._id}
        >
          <CoveringRadio name={name} value={column.type} defaultChecked={column === shown} />
          {column.title}
        </label>
      ))}
    </fieldset>
  )
}

type Group = Section<'compareTable'>['groups'][number]

/** The rows of one group; a group without a name is always open. */
function CompareGroup({ group, columns }: { group: Group; columns: Column[] }) {
  const [open, setOpen] = useState(true)
  return (
    <tbody>
      {group.name ? (
        <tr>
          <th className={styles.name} scope="rowgroup" colSpan={columns.length + 1}>
            <button
              type="button"
              className="title subtitle"
              data-needs-script
              aria-expanded={open}
              data-replay
              onClick={() => setOpen(!open)}
            >
              {group.name}
              <Icon name="chevron-down" />
            </button>
            {/* Without scripts nothing folds, and the name is only text. */}
            <span className={`title subtitle ${styles.plain}`}>{group.name}</span>
          </th>
        </tr>
      ) : null}
      {group.subFeatures.map((feature) => (
        <tr key={feature._key} hidden={!open}>
          <th scope="row">{feature.name}</th>
          {columns.map(({ type }) => (
            <td className={styles.cell} data-plan={type} key={type}>
              <Availability of={feature.availability.find(({ plan }) => plan === type)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface AvailabilityProps {
  /** What the dataset says about one feature in one plan; undefined means not included. */
  of: { included: boolean | null; text: string | null } | undefined
}

/** A text, or a tick or dash that screen readers announce as a text. */
function Availability({ of: entry }: AvailabilityProps) {
  if (entry?.text) return entry.text
  return entry?.included ? (
    <span className={styles.included}>
      <Icon name="tick" />
      <VisuallyHidden>{t().plans.included}</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.missing}>
      <VisuallyHidden>{t().plans.notIncluded}</VisuallyHidden>
    </span>
  )
}
