import type { ReactNode } from 'react'
import { paths } from '#src/config/paths.ts'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { FormPrint } from '#src/ui/field/FormFrame.tsx'
import type { LeadResult } from '#src/services/outbox-types.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { ContactFields } from './ContactFields.tsx'

interface ContactFaceProps {
  summary?: ReactNode
  /** Between the last field and the button. */
  note?: ReactNode
  failure?: LeadResult | null
}

/** All that the contact page's form shows, alive or not. */
export function ContactFace({ summary, note, failure }: ContactFaceProps) {
  return (
    <ContactFields summary={summary} large>
      {note}
      <SubmitButton wide disables failure={failure}>
        Send message
      </SubmitButton>
      <FormPrint>
        We keep your message only to answer it. See the{' '}
        <SmartLink to={paths.policy}>Privacy Policy</SmartLink>.
      </FormPrint>
    </ContactFields>
  )
}
