import { useState } from 'react'
import { feeRules, quoteForSlider, formatNaira, speakNaira } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { BenefitGrid } from '#src/sections/benefits/Benefits.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { Money, Slider } from '#src/ui/slider/Slider.tsx'
import styles from './WhatYouGet.module.css'

/** What a project costs with the fee, then the benefits. */
export function WhatYouGet({ section }: { section: Section<'whatYouGet'> }) {
  const { heading, lead, costLabel, feeLabel, totalLabel, cards } = section
  return (
    <Band ground="render">
      <HeadRow heading={heading} lead={lead} />
      <CostPanel
        id={`cost-${section._key}`}
        labels={{ cost: costLabel, fee: feeLabel, total: totalLabel }}
      />
      <BenefitGrid cards={cards} />
    </Band>
  )
}

interface CostPanelProps {
  /** Id of the slider; the panel's other ids derive from it. */
  id: string
  labels: { cost: string; fee: string; total: string }
}

const startPosition = 30
const ends = [formatNaira(feeRules.lowest), formatNaira(feeRules.highest)] as const
const percent = new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 1 })

/** A project's cost on a slider from 0 to 100, with the fee and the total beside it. */
function CostPanel({ id, labels }: CostPanelProps) {
  const [position, setPosition] = useState(startPosition)
  const { cost, fee, total } = quoteForSlider(position)
  return (
    <div className={styles.panel}>
      <div className={styles.cost}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {labels.cost}
        </label>
        <Money naira={cost} of={id} labelledBy={`${id}-label`} />
        <Slider
          id={id}
          min={0}
          max={100}
          step={1}
          start={startPosition}
          ends={ends}
          valueText={speakNaira(cost)}
          onMove={setPosition}
        />
      </div>
      <div className={styles.sums} data-ground="dark">
        <div className={styles.fee}>
          <span className={styles.label} id={`${id}-fee`}>
            {labels.fee}, {percent.format(feeRules.rate)}
          </span>
          <Money naira={fee} of={id} labelledBy={`${id}-fee`} size="medium" />
        </div>
        <div>
          <span className={styles.label} id={`${id}-total`}>
            {labels.total}
          </span>
          <Money naira={total} of={id} labelledBy={`${id}-total`} size="medium" />
        </div>
      </div>
    </div>
  )
}
