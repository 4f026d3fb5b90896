import { use } from 'react'
import type { ReactNode } from 'react'
import type { LeadResult } from '#src/services/outbox/types.ts'
import { ContactFields } from '../contact/ContactFields.tsx'
import { ContactWords } from '../contact/texts.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'

interface InlineContactFaceProps {
  summary?: ReactNode
  note?: ReactNode
  failure?: LeadResult | null
}

/** All that the inline form shows, alive or not. */
export function InlineContactFace({ summary, note, failure }: InlineContactFaceProps) {
  return (
    <ContactFields summary={summary}>
      {note}
      <SubmitButton wide failure={failure}>
        {use(ContactWords).send}
      </SubmitButton>
    </ContactFields>
  )
}
