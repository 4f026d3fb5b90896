import { useEffect, useRef, useState } from 'react'
import type { Section } from '#src/content/types.ts'
import type { Billing } from '#shared/money/plan-price.ts'
import { VisuallyHiddenLegend } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { BillingSwitch } from './BillingSwitch.tsx'
import { PlanCard } from './PlanCard.tsx'
import styles from './Plans.module.css'

/**
 * Plans with their prices by month or by year. Both sums are in the markup: CSS
 * selects the visible one until hydration, and `hidden` from then on.
 */
export function Plans({ section, first = false }: { section: Section<'plans'>; first?: boolean }) {
  const { heading, lead, plans } = section
  const root = useRef<HTMLElement>(null)
  const [billing, setBilling] = useState<Billing>()

  useEffect(() => {
    // Switched before hydration, or restored by the browser after a reload.
    const yearly = root.current?.querySelector('[data-switch] [value="annually"]:checked')
    setBilling(yearly ? 'annually' : 'monthly')
  }, [])

  if (plans.length === 0) return null
  const Heading = first ? 'h1' : 'h2'
  return (
    <section ref={root} className={styles.plans}>
      <div className={styles.top} data-ground="dark">
        <div className={styles.head}>
          <div>
            <Heading className={styles.title}>{heading}</Heading>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
          </div>
          <BillingSwitch name={`billing-${section._key}`} onSwitch={setBilling} />
        </div>
      </div>
      <fieldset className={styles.choice}>
        <VisuallyHiddenLegend>Plan</VisuallyHiddenLegend>
        <ul className={styles.cards} data-whole>
          {plans.map((plan) => (
            <PlanCard
              key={plan._id}
              plan={plan}
              group={`plan-${section._key}`}
              plans={plans}
              billing={billing}
              level={first ? 2 : 3}
            />
          ))}
        </ul>
      </fieldset>
    </section>
  )
}
