import styles from './FactList.module.css'

export interface Fact {
  name: string
  value: string
}

/** Names on the left, their values on the right. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="stone">{name}</dt>
          <dd className="strong" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
