import type { ReactNode } from 'react'
import { sizes } from '#src/config/limits.ts'
import { purposes } from '#src/config/lists.ts'
import { paths } from '#src/config/paths.ts'
import type { LeadResult } from '#src/services/outbox-types.ts'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { FieldRow, FieldStack, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { FormField, TilesField } from '../form/FormField.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'

interface WaitlistFaceProps {
  summary?: ReactNode
  /** The fields with a list of countries. */
  phone: ReactNode
  build: ReactNode
  /** Between the last field and the button. */
  note?: ReactNode
  failure?: LeadResult | null
}

const choices = purposes.map((purpose) => ({ value: purpose, label: purpose }))

/** All that the waitlist form shows, alive or not. */
export function WaitlistFace({ summary, phone, build, note, failure = null }: WaitlistFaceProps) {
  return (
    <FieldStack>
      {summary}
      <FieldRow>
        <FormField name="firstName" label="First name" autoComplete="given-name" />
        <FormField name="lastName" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FormField name="email" label="Email" kind="email" autoComplete="email" inputMode="email" />
      {phone}
      {build}
      <TilesField name="purpose" label="What kind of project?" choices={choices} />
      <FormField
        name="comment"
        label="Anything we should know?"
        kind="area"
        mark="optional"
        limit={sizes.message}
      />
      {note}
      <SubmitButton wide failure={failure}>
        Submit & Schedule a Call
      </SubmitButton>
      <FormPrint>
        By sending this you agree to our <SmartLink to={paths.policy}>Privacy Policy</SmartLink>.
        You must be 18 or older.
      </FormPrint>
    </FieldStack>
  )
}
