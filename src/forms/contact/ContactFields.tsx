import { use } from 'react'
import type { ReactNode } from 'react'
import { paths } from '#shared/paths.ts'
import { LinkedText, SmartLink } from '#src/ui/action/Action.tsx'
import { FormPrint } from '#src/ui/field/FormFrame.tsx'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { MessageFields } from './MessageFields.tsx'
import { ContactTextsContext } from './texts.ts'

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
