import type { Receipt } from '#src/leads/receipts/receipts.ts'
import type { Fact } from './facts.ts'
import styles from './Receipt.module.css'

interface ReceiptFactsProps {
  /** What was sent; after a reload, nothing. */
  facts: Fact[]
  receipt: Receipt
}

/** What was sent, and when. */
export function ReceiptFacts({ facts, receipt: { state, at } }: ReceiptFactsProps) {
  const time = new Date(at)
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
      <div>
        <dt>{state === 'received' ? 'Received' : 'Last tried'}</dt>
        <dd>
          <time dateTime={time.toISOString()}>
            {time.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}
          </time>
        </dd>
      </div>
    </dl>
  )
}
