import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CheckList.module.css'
import { byUrgency } from './checks.ts'
import type { Check } from './checks.ts'

const icons = {
  failed: 'cross',
  slow: 'clock',
  ok: 'tick',
  answered: 'tick',
  checking: 'search',
}

/** All checks, failed and slow ones first, each with a word, an icon and a colour. */
export function CheckList({ checks }: { checks: Check[] }) {
  return (
    <ul className={styles.checks}>
      {byUrgency(checks).map(({ name, state, sentence, value }, index) => (
        <li key={`${name}-${index}`}>
          <span className={styles.state} data-check={state}>
            <Icon name={icons[state]} small />
            {state}
          </span>
          <div>
            <b>{name}</b>
            <p>{sentence}</p>
          </div>
          {value ? <span className={styles.value}>{value}</span> : null}
        </li>
      ))}
    </ul>
  )
}
