import type { Section } from '#src/content/types.ts'
import styles from './ChecklistGroup.module.css'

type Group = Section<'checklist'>['groups'][number]

interface ChecklistGroupProps {
  group: Group
  /** "3 things" */
  count: string
}

/** One panel of the list: a box for each thing. */
export function ChecklistGroup({ group: { title, items }, count }: ChecklistGroupProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>
        {title}
        <span className={styles.count}>{` ${count}`}</span>
      </h3>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item._key}>
            <label className={styles.item}>
              <input className={styles.box} type="checkbox" />
              <span className={styles.words}>
                {item.title}
                {item.hint ? <small className={styles.hint}>{` ${item.hint}`}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
