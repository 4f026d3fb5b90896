import { use } from 'react'
import type { ReactNode } from 'react'
import { buildCountries } from '#src/config/countries.ts'
import { sizes } from '#shared/limits.ts'
import { purposes } from '#src/config/lists.ts'
import { paths } from '#shared/paths.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { FieldRow, FieldStack, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { CountryField } from '#src/forms/country/CountryField.tsx'
import { FormField, TilesField } from '#src/forms/form/FormField.tsx'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { ResidentPhone } from './ResidentPhone.tsx'
import { WaitlistTextsContext } from './texts.ts'

interface WaitlistFieldsProps {
  summary?: ReactNode
  /** Shown between the last field and the button. */
  note?: ReactNode
  failure?: LeadResult | null
}

const choices = purposes.map((purpose) => ({ value: purpose, label: purpose }))

/** All that the waitlist form shows, in the form and in its placeholder. */
export function WaitlistFields({ summary, note, failure = null }: WaitlistFieldsProps) {
  const texts = use(WaitlistTextsContext)
  return (
    <FieldStack>
      {summary}
      <FieldRow>
        <FormField name="firstName" label="First name" autoComplete="given-name" />
        <FormField name="lastName" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FormField name="email" label="Email" kind="email" autoComplete="email" inputMode="email" />
      <ResidentPhone />
      <CountryField name="targetCountry" label={texts.build} countries={buildCountries} />
      <TilesField name="purpose" label={texts.purpose} choices={choices} />
      <FormField
        name="comment"
        label={texts.comment}
        kind="area"
        mark="optional"
        limit={sizes.message}
      />
      {note}
      <SubmitButton wide failure={failure}>
        Submit & Schedule a Call
      </SubmitButton>
      <FormPrint>
        <LinkedText text={texts.privacy}>
          {(words) => <SmartLink to={paths.policy}>{words}</SmartLink>}
        </LinkedText>
      </FormPrint>
    </FieldStack>
  )
}
