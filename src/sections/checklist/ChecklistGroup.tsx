import type { Section } from '#src/content/types.ts'
import styles from './ChecklistGroup.module.css'

type Group = Section<'checklist'>['groups'][number]

/** One panel of the list: a box for each thing. */
export function ChecklistGroup({ group: { title, items } }: { group: Group }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>
        {title}
        <span className={styles.count}>
          {` ${items.length} ${items.length === 1 ? 'thing' : 'things'}`}
        </span>
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
