import { useState } from 'react'
import { feeRules, quoteForSlider } from '#shared/money.ts'
import type { Section } from '#src/content/types.ts'
import { BenefitGrid } from '#src/sections/benefits/Benefits.tsx'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { FeePanel } from '#src/ui/slider/FeePanel.tsx'

const start = 30
const percent = new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 1 })

/** What a project costs with the fee, on a slider from 0 to 100, then the benefits. */
export function WhatYouGet({ section }: { section: Section<'whatYouGet'> }) {
  const { heading, lead, costLabel, feeLabel, totalLabel, cards } = section
  const [position, setPosition] = useState(start)
  return (
    <Band ground="render">
      <HeadRow heading={heading} lead={lead} />
      <FeePanel
        id={`cost-${section._key}`}
        labels={{
          cost: costLabel,
          fee: `${feeLabel}, ${percent.format(feeRules.rate)}`,
          total: totalLabel,
        }}
        quote={quoteForSlider(position)}
        min={0}
        max={100}
        step={1}
        start={start}
        onMove={setPosition}
      />
      <BenefitGrid cards={cards} />
    </Band>
  )
}
