import type { ReactNode } from 'react'
import { sizes } from '#shared/limits.ts'
import { FieldRow, FieldStack } from '#src/ui/field/FormFrame.tsx'
import { FormField } from '#src/forms/form/FormField.tsx'

interface MessageFieldsProps {
  /** Summary of errors, shown above the fields. */
  summary?: ReactNode
  large?: boolean
  /** Shown below the fields. */
  children: ReactNode
}

/** Name, email and message: the fields of the contact page's form and of the inline one. */
export function MessageFields({ summary, large = false, children }: MessageFieldsProps) {
  return (
    <FieldStack>
      {summary}
      <FieldRow>
        <FormField name="firstname" label="First name" autoComplete="given-name" />
        <FormField name="lastname" label="Last name" autoComplete="family-name" />
      </FieldRow>
      <FormField name="email" label="Email" kind="email" autoComplete="email" />
      <FormField
        name="message"
        label="Message"
        kind={large ? 'large-area' : 'area'}
        limit={sizes.message}
      />
      {children}
    </FieldStack>
  )
}
