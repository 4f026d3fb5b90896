import { createContext, use } from 'react'
import { paths } from '#shared/paths.ts'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { FieldRow, FieldStack, FormPrint } from '#src/ui/field/FormFrame.tsx'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { sizes } from '#shared/limits.ts'
import { FormField } from '#src/forms/form/FormField.tsx'
import type { ReactNode } from 'react'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import type { ReceiptTexts } from '#src/forms/form/form-context.ts'

interface ContactFieldsProps {
  summary?: ReactNode
  /** Shown between the last field and the button. */
  note?: ReactNode
  failure?: LeadResult | null
}

/** All that the contact page's form shows, in the form and in its placeholder. */
export function ContactFields({ summary, note, failure }: ContactFieldsProps) {
  const texts = use(ContactTextsContext)
  return (
    <MessageFields summary={summary} large>
      {note}
      <SubmitButton wide disables failure={failure}>
        {texts.send}
      </SubmitButton>
      <FormPrint>
        <LinkedText text={texts.privacy}>
          {(words) => <SmartLink to={paths.policy}>{words}</SmartLink>}
        </LinkedText>
      </FormPrint>
    </MessageFields>
  )
}

interface InlineContactFieldsProps {
  summary?: ReactNode
  note?: ReactNode
  failure?: LeadResult | null
}

/** All that the inline form shows, in the form and in its placeholder. */
export function InlineContactFields({ summary, note, failure }: InlineContactFieldsProps) {
  return (
    <MessageFields summary={summary}>
      {note}
      <SubmitButton wide failure={failure}>
        {use(ContactTextsContext).send}
      </SubmitButton>
    </MessageFields>
  )
}

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

/** The texts of both contact forms. In `privacy`, the text in square brackets is a link. */
export interface ContactTexts {
  send: string
  privacy: string
  receipt?: ReceiptTexts | null
}

/** The texts from the CMS, for the form and its placeholder; the defaults keep it usable without them. */
export const ContactTextsContext = createContext<ContactTexts>({
  send: 'Send message',
  privacy: '[Privacy Policy]',
})
