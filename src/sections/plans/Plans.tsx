import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { feeRules, formatAmount, formatNaira } from '#shared/money.ts'
import { cheaperPlan, planPrice, userCounts, yearOf } from '#shared/plans.ts'
import type { Billing } from '#shared/plans.ts'
import type { Section } from '#src/content/types.ts'
import type { SectionProps } from '#src/sections/section-props.ts'
import { t } from '#shared/words/words.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Select } from '#src/ui/field/Controls.tsx'
import { CardGrid, Split } from '#src/ui/grid/Grid.tsx'
import { TickList } from '#src/ui/note/Note.tsx'
import { useFoundPlan, watchFoundPlan } from './found-plan.ts'
import { ChoiceFrame, CoveringRadio } from '#src/ui/choice/Choice.tsx'
import { CurrencyChoice, approximately, useRecent } from '#src/ui/price/Currencies.tsx'
import { Price } from '#src/ui/price/Price.tsx'
import { withPrices } from '#src/ui/price/with-prices.ts'
import { BrickRow } from '#src/ui/wall/Wall.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import { editMark } from '#src/ui/edit-mark.ts'
import styles from './Plans.module.css'

// The fee as a share, in bricks.
const project = 40
const fee = Math.round(feeRules.rate * project)

/**
 * Plans with their prices by month or by year. Both sums are in the markup: CSS
 * selects the visible one until hydration, and `hidden` from then on. Below them, the price of a project that
 * the company delivers.
 */
export function Plans({ section, first = false }: SectionProps<'plans'>) {
  const { heading, plans, prices, finder } = section
  const exchange = useRecent(section.settings?.exchange)
  const lead = withPrices(section.lead, prices)
  const root = useRef<HTMLElement>(null)
  const [billing, setBilling] = useState<Billing>()

  useEffect(() => {
    // Switched before hydration, or restored by the browser after a reload.
    const yearly = root.current?.querySelector('[data-switch] [value="annually"]:checked')
    setBilling(yearly ? 'annually' : 'monthly')
  }, [])

  if (plans.length === 0) return null
  const Heading = first ? 'h1' : 'h2'
  const DeliveryHeading = first ? 'h2' : 'h3'
  return (
    <section {...editMark(section)} ref={root} className={styles.plans} data-band="plaster">
      <div className={styles.top} data-ground="dark">
        <Split className={`measure ${styles.head}`}>
          <div>
            <Heading>{heading}</Heading>
            {lead ? <Lead className="above-4">{lead}</Lead> : null}
          </div>
          <BillingSwitch name={`billing-${section._key}`} onSwitch={setBilling} />
          {finder ? (
            <div data-only="narrow">
              <Action action={finder} variant="more" />
            </div>
          ) : null}
        </Split>
      </div>
      <ChoiceFrame>
        <fieldset>
          <legend className="visually-hidden">{t().plans.plan}</legend>
          <CardGrid columns={4} className={`measure ${styles.cards}`} data-whole>
            {plans.map((plan) => (
              <PlanCard
                key={plan._id}
                plan={plan}
                group={`plan-${section._key}`}
                plans={plans}
                billing={billing}
                level={first ? 2 : 3}
                worth={approximately(exchange)}
              />
            ))}
          </CardGrid>
        </fieldset>
        {exchange ? (
          <div className={`measure ${styles.currencies}`}>
            <CurrencyChoice exchange={exchange} />
          </div>
        ) : null}
      </ChoiceFrame>
      {prices ? (
        <div className="measure">
          <section className={`card stack-5 ${styles.delivery}`}>
            <div className="stack-3">
              <DeliveryHeading className={styles.planTitle}>
                {prices.delivery.label}
              </DeliveryHeading>
              <Price of={prices.delivery} />
            </div>
            <div className="stack-3">
              <BrickRow className={styles.share} bricks={'L'.repeat(project) + 'O'.repeat(fee)} />
              <p className="small strong">{prices.share}</p>
            </div>
            <div className="stack-3">
              <p>{prices.delivery.text}</p>
              {prices.delivery.action ? (
                <Action action={prices.delivery.action} variant="secondary" wide />
              ) : null}
            </div>
          </section>
        </div>
      ) : null}
    </section>
  )
}

interface BillingSwitchProps {
  /** `name` of the two radio buttons. */
  name: string
  onSwitch: (billing: Billing) => void
}

const billings: Billing[] = ['monthly', 'annually']

/** Two native radio buttons styled as one switch. */
function BillingSwitch({ name, onSwitch }: BillingSwitchProps) {
  return (
    <div
      className={styles.switch}
      role="radiogroup"
      aria-label={t().plans.billing}
      data-switch
      data-whole
    >
      {billings.map((billing) => (
        <label className={`center ${styles.billing}`} key={billing}>
          <CoveringRadio
            name={name}
            value={billing}
            defaultChecked={billing === 'monthly'}
            onChange={() => onSwitch(billing)}
          />
          {t().plans[billing]}
        </label>
      ))}
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  /** Name of the radio buttons that select one card of the row. */
  group: string
  /** The row of plans that this one is in. */
  plans: Plan[]
  /** Undefined before hydration. */
  billing: Billing | undefined
  level: 2 | 3
  /** The same sum in other currencies. */
  worth: (naira: number) => ReactNode
}

/** One plan: a click anywhere on the card selects it, and so does choosing a number of users. */
function PlanCard({ plan, group, plans, billing, level, worth }: PlanCardProps) {
  const counts = userCounts(plan)
  const [users, setUsers] = useState(counts[0] ?? 1)
  const select = useRef<HTMLSelectElement>(null)
  const radio = useRef<HTMLInputElement>(null)
  const found = useFoundPlan()
  const Title = level === 2 ? 'h2' : 'h3'

  useEffect(() => {
    // Selected before hydration, or restored by the browser after a reload.
    if (select.current) setUsers(Number(select.current.value))
  }, [])

  useEffect(
    () =>
      watchFoundPlan(({ type, people }) => {
        const offered = userCounts(plan)
        const fewest = offered[0] ?? 1
        const team = Math.min(Math.max(people, fewest), offered.at(-1) ?? fewest)
        if (select.current) select.current.value = String(team)
        setUsers(team)
        if (radio.current && type === plan.type) radio.current.checked = true
      }),
    [plan],
  )

  function choose(count: string) {
    setUsers(Number(count))
    if (radio.current) radio.current.checked = true
  }

  const action = plan.action && { ...plan.action, label: plan.buttonTitle }
  const id = `users-${plan._id}`
  return (
    <li className={`card ${styles.card}`} data-ground="light">
      <Title className={`title ${styles.planTitle}`}>
        <label className="stretched">
          <input
            ref={radio}
            className={styles.radio}
            type="radio"
            name={group}
            value={plan._id}
            data-plan-type={plan.type}
          />
          <span>{plan.title}</span>
        </label>
      </Title>
      <span className={`small strong ${styles.flag}`} aria-hidden="true">
        {found?.type === plan.type ? found.flag : t().plans.selected}
      </span>
      <PlanSums plan={plan} users={users} billing={billing} control={id} worth={worth} />
      <div className={styles.users}>
        {plan.hasDropdown ? (
          <Select
            ref={select}
            id={id}
            name={id}
            aria-label={t().plans.usersOf(plan.title)}
            data-needs-script
            defaultValue={counts[0]}
            onChange={(event) => choose(event.currentTarget.value)}
            choices={counts.map((count) => ({
              value: String(count),
              label: t().plans.users(count),
            }))}
          />
        ) : null}
        <CheaperPlan plan={plan} plans={plans} users={users} billing={billing} />
      </div>
      <div>
        {action ? (
          <Action action={action} variant={plan.type === 'pro' ? 'primary' : 'secondary'} wide />
        ) : null}
      </div>
      <div className={`stack-3 above-5 ${styles.benefits}`}>
        {plan.introLine ? <p className="strong">{plan.introLine}</p> : null}
        <TickList points={plan.benefits} small />
      </div>
    </li>
  )
}

interface PlanSumsProps {
  plan: Plan
  users: number
  /** Undefined before hydration: both sums are in the markup, and CSS shows one of them. */
  billing: Billing | undefined
  /** Id of the control that changes the sums. */
  control: string
  worth: PlanCardProps['worth']
}

/** What a plan costs for these users in a month and in a year, or its price in words. */
function PlanSums({ plan, users, billing, control, worth }: PlanSumsProps) {
  const month = planPrice(plan, users, 'monthly')
  const year = planPrice(plan, users, 'annually')
  if (month === null || year === null)
    return <InWords amount={plan.amountText} note={plan.userLabel} />
  if (month === 0) return <InWords amount={<Naira amount={0} />} note={plan.userLabel} />
  const people = t().plans.users(users)
  return (
    <output className="block" htmlFor={plan.hasDropdown ? control : undefined}>
      <span data-billing="monthly" hidden={billing === 'annually'}>
        <span className={`block ${styles.amount}`}>
          <Naira amount={month} />
        </span>
        {worth(month)}
        <span className={`quiet block ${styles.note}`}>{t().plans.aMonthFor(people)}</span>
        <span className={`quiet block ${styles.note}`}>
          {plan.amountText} {plan.userLabel}
        </span>
      </span>
      <span data-billing="annually" hidden={billing === 'monthly'}>
        <span className={`block ${styles.amount}`}>
          <Naira amount={year} />
        </span>
        {worth(year)}
        <span className={`quiet block ${styles.note}`}>{t().plans.aYearFor(people)}</span>
        <span className={`quiet block ${styles.note}`}>
          {t().plans.lessForYear(formatNaira(month))}
        </span>
      </span>
    </output>
  )
}

function InWords({ amount, note }: { amount: ReactNode; note: string }) {
  return (
    <p>
      <span className={`block ${styles.amount}`}>{amount}</span>
      <span className={`quiet block ${styles.note}`}>{note}</span>
    </p>
  )
}

function Naira({ amount }: { amount: number }) {
  return (
    <>
      <small>NGN</small> {formatAmount(amount)}
    </>
  )
}

interface CheaperPlanProps {
  plan: Plan
  /** In the order of the row: each includes everything in those before it. */
  plans: Plan[]
  users: number
  billing: Billing | undefined
}

/** Says when a larger plan is cheaper for this number of users, so that visitors do not pay more for less. */
function CheaperPlan({ plan, plans, users, billing }: CheaperPlanProps) {
  const found = cheaperPlan(plan, plans.slice(plans.indexOf(plan) + 1), users)
  if (!found) return null
  const { plan: other, users: from, saved } = found
  const sum =
    billing === 'annually' ? t().plans.aYear(formatNaira(yearOf(saved))) : formatNaira(saved)
  return (
    <p className="micro">
      {from > users ? (
        t().plans.cheaperFrom(from, other.title)
      ) : (
        <strong>{t().plans.cheaper(other.title, sum, users)}</strong>
      )}
    </p>
  )
}

/** One plan with its price. */
type Plan = Section<'plans'>['plans'][number]
