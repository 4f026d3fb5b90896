import {
  feeRules,
  formatPercent,
  quoteForCost,
  quoteForSlider,
  sliderForCost,
} from '#shared/money.ts'
import { t } from '#shared/words/words.ts'
import type { Section } from '#src/content/types.ts'
import { BenefitGrid } from '#src/sections/benefits/Benefits.tsx'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Price } from '#src/ui/price/Price.tsx'
import { withPrices } from '#src/ui/price/with-prices.ts'
import { chooseCost, firstCost, useChosenCost } from '#src/ui/slider/chosen-cost.ts'
import { FeePanel } from '#src/ui/slider/FeePanel.tsx'
import styles from './WhatYouGet.module.css'

/** The two prices, the second with what a project costs, on a slider from 0 to 100; then the benefits. */
export function WhatYouGet({ section }: { section: Section<'whatYouGet'> }) {
  const { heading, lead, costLabel, feeLabel, totalLabel, cards, prices } = section
  const cost = useChosenCost()
  return (
    <Band>
      <HeadRow heading={heading} lead={withPrices(lead, prices)} />
      <div className={`stack-joint ${styles.two}`}>
        {prices ? (
          <section className={`column ${styles.software}`}>
            <PriceHead of={prices.software} />
            <p>{prices.software.text}</p>
            <MoreOf price={prices.software} />
          </section>
        ) : null}
        <FeePanel
          id={`cost-${section._key}`}
          labels={{
            cost: costLabel,
            fee: feeLabel + t().comma + formatPercent(feeRules.rate),
            total: totalLabel,
          }}
          quote={quoteForCost(cost)}
          min={0}
          max={100}
          step={1}
          start={sliderForCost(firstCost)}
          value={sliderForCost(cost)}
          onMove={choosePosition}
          head={prices ? <PriceHead of={prices.delivery} /> : null}
          action={<MoreOf price={prices?.delivery} />}
        />
      </div>
      <BenefitGrid cards={cards} />
    </Band>
  )
}

function choosePosition(position: number): void {
  chooseCost(quoteForSlider(position).cost)
}

type PriceContent = NonNullable<Section<'whatYouGet'>['prices']>['software']

function PriceHead({ of: price }: { of: PriceContent }) {
  return (
    <div className={`stack-2 ${styles.head}`}>
      <h3>{price.label}</h3>
      <Price of={price} />
    </div>
  )
}

function MoreOf({ price }: { price: PriceContent | undefined }) {
  return price?.action ? <Action action={price.action} variant="more" /> : null
}
