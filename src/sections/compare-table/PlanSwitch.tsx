import type { Section } from '#src/content/types.ts'
import styles from './PlanSwitch.module.css'

export type Column = Section<'compareTable'>['columns'][number]

/** Phones only: which plan's values the rows show. Native radio buttons, so no script is needed. */
export function PlanSwitch({ name, columns }: { name: string; columns: Column[] }) {
  const shown = columns.find(({ type }) => type === 'pro') ?? columns[0]
  return (
    <fieldset className={styles.switch} aria-label="Plan to show">
      {columns.map((column) => (
        <label className={styles.choice} key={column._id}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={column.type}
            defaultChecked={column === shown}
          />
          {column.title}
        </label>
      ))}
    </fieldset>
  )
}
