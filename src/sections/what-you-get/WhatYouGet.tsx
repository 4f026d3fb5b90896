import type { Section } from '#src/content/types.ts'
import { Band, HeadRow } from '#src/ui/band/Band.tsx'
import { BenefitGrid } from '#src/sections/benefits/BenefitGrid.tsx'
import { CostPanel } from './CostPanel.tsx'

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
