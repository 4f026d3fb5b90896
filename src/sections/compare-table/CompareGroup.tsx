import { useState } from 'react'
import type { Section } from '#src/content/types.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Availability } from './Availability.tsx'
import type { Column } from './PlanSwitch.tsx'
import styles from './CompareGroup.module.css'

type Group = Section<'compareTable'>['groups'][number]

/** The rows of one group; a group without a name is always open. */
export function CompareGroup({ group, columns }: { group: Group; columns: Column[] }) {
  const [open, setOpen] = useState(true)
  return (
    <tbody className={styles.group}>
      {group.name ? (
        <tr className={styles.head}>
          <th className={styles.name} scope="rowgroup" colSpan={columns.length + 1}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              data-replay
              onClick={() => setOpen(!open)}
            >
              {group.name}
              <Icon name="chevron-down" />
            </button>
            {/* Without scripts nothing folds, and the name is only text. */}
            <span className={styles.plain}>{group.name}</span>
          </th>
        </tr>
      ) : null}
      {group.subFeatures.map((feature) => (
        <tr className={styles.row} key={feature._key} hidden={!open}>
          <th className={styles.feature} scope="row">
            {feature.name}
          </th>
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
