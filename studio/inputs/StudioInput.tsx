import {
  type InputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
  isStringInputProps,
} from 'sanity'
import { HouseWeeks } from '../house-weeks/HouseWeeks.tsx'
import { ActionInput } from '../links/ActionInput.tsx'
import { AddressInput } from '../links/AddressInput.tsx'
import { AnchorInput } from '../links/AnchorInput.tsx'
import { LinkInput } from '../links/LinkInput.tsx'
import { PathInput } from '../page-path/PathInput.tsx'
import { PlanPrices } from '../plan-prices/PlanPrices.tsx'
import { SeoPreview } from '../seo-preview/SeoPreview.tsx'
import { UsedOn } from '../used-on/UsedOn.tsx'
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
