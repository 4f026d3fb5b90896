import type { Billing } from '#shared/money/plan-price.ts'
import styles from './BillingSwitch.module.css'

interface BillingSwitchProps {
  /** `name` of the two radio buttons. */
  name: string
  onSwitch: (billing: Billing) => void
}

const choices: { billing: Billing; label: string }[] = [
  { billing: 'monthly', label: 'Monthly' },
  { billing: 'annually', label: 'Annually - save 15%' },
]

/** Two native radio buttons styled as one switch. */
export function BillingSwitch({ name, onSwitch }: BillingSwitchProps) {
  return (
    <div className={styles.switch} role="radiogroup" aria-label="Billing" data-switch data-whole>
      {choices.map(({ billing, label }) => (
        <label className={styles.choice} key={billing}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={billing}
            defaultChecked={billing === 'monthly'}
            onChange={() => onSwitch(billing)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
