import type { InputProps } from 'sanity'
import { HouseWeeks } from '../house-weeks/HouseWeeks.tsx'
import { PlanPrices } from '../plan-prices/PlanPrices.tsx'
import { SeoPreview } from '../seo-preview/SeoPreview.tsx'
import { UsedOn } from '../used-on/UsedOn.tsx'
import { Counted } from './Counted.tsx'
import { limitOf } from './limit.ts'

/** Renders every input of every form, with what its schema adds beside it. */
export function StudioInput(props: InputProps) {
  const { schemaType, path, value } = props
  const input = props.renderDefault(props)
  if (path.length === 0) {
    return (
      <>
        <UsedOn type={schemaType.name} />
        {input}
      </>
    )
  }
  const limit = limitOf(schemaType)
  if (limit !== undefined) {
    return (
      <Counted value={value} limit={limit}>
        {input}
      </Counted>
    )
  }
  if (schemaType.name === 'seo') {
    return (
      <>
        {input}
        <SeoPreview value={value} />
      </>
    )
  }
  if (path.length === 1 && path[0] === 'baseAmount') {
    return (
      <>
        {input}
        <PlanPrices />
      </>
    )
  }
  if (path.length === 1 && path[0] === 'weeks') {
    return (
      <>
        {input}
        <HouseWeeks />
      </>
    )
  }
  return input
}
