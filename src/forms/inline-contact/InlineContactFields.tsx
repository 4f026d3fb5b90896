import { use } from 'react'
import type { ReactNode } from 'react'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { MessageFields } from '#src/forms/contact/MessageFields.tsx'
import { ContactTextsContext } from '#src/forms/contact/texts.ts'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'

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
