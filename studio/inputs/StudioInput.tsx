import {
  type InputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
  isStringInputProps,
} from 'sanity'
import { HouseWeeks } from '#studio/house-weeks/HouseWeeks.tsx'
import { ActionInput } from '#studio/links/ActionInput.tsx'
import { AddressInput } from '#studio/links/AddressInput.tsx'
import { AnchorInput } from '#studio/links/AnchorInput.tsx'
import { LinkInput } from '#studio/links/LinkInput.tsx'
import { PathInput } from '#studio/page-path/PathInput.tsx'
import { PlanPrices } from '#studio/plan-prices/PlanPrices.tsx'
import { SeoPreview } from '#studio/seo-preview/SeoPreview.tsx'
import { UsedOn } from '#studio/used-on/UsedOn.tsx'
import { Counted } from './Counted.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { FormattedText } from './FormattedText.tsx'
import { limitOf } from './limit.ts'
import { OtherAudiences } from './OtherAudiences.tsx'

/** Renders every input of every form, with what its schema adds beside it. */
export function StudioInput(props: InputProps) {
  const { schemaType, path, value } = props
  if (isObjectInputProps(props)) {
    if (schemaType.name === 'link') return <LinkInput {...props} />
    if (schemaType.name === 'action') return <ActionInput {...props} />
  }
  if (isStringInputProps(props)) {
    if (path.length === 1 && path[0] === 'path') return <PathInput {...props} />
    if (path.at(-1) === 'href') return <AddressInput {...props} />
    if (path.at(-1) === 'anchor') return <AnchorInput {...props} />
  }
  if (path.length === 1 && path[0] === 'alsoFor' && isArrayOfPrimitivesInputProps(props)) {
    return <OtherAudiences {...props} />
  }
  const input = props.renderDefault(props)
  if (path.length === 0 && isObjectInputProps(props)) {
    const { readOnly, focusPath } = props
    return (
      <DocumentForm
        type={schemaType.name}
        value={props.value}
        readOnly={readOnly}
        focusPath={focusPath}
      >
        {input}
        <UsedOn type={schemaType.name} />
      </DocumentForm>
    )
  }
  if (schemaType.name === 'portableText') return <FormattedText>{input}</FormattedText>
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
