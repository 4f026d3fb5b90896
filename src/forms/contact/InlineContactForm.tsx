import { use } from 'react'
import { durations } from '#shared/limits.ts'
import { Form } from '#src/forms/form/Form.tsx'
import type { FormActions } from '#src/forms/form/Form.tsx'
import { LeadNote, useLead } from '#src/forms/form/use-lead.tsx'
import type { PageFormProps } from '#src/forms/form/form-context.ts'
import { ReceiptContext } from '#src/forms/receipt/receipt-texts.ts'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { InlineContactFields } from './ContactFields.tsx'
import { inlineContact } from '#shared/leads/inline-contact.ts'

/** The form that unfolds under "Still have questions?". */
export function InlineContactForm({ early }: PageFormProps) {
  const content = use(ReceiptContext)
  const lead = useLead(inlineContact, { duration: durations.toast })

  async function submit(values: typeof inlineContact.empty, { reset }: FormActions) {
    const { received } = await lead.send(values)
    if (received) reset()
  }

  return (
    <>
      <ReceiptPlace form="inline-contact" content={content} />
      <Form of={inlineContact} early={early} estimateField="message" onSubmit={submit}>
        {(summary) => (
          <InlineContactFields
            summary={summary}
            note={<LeadNote id="inline-contact" lead={lead} />}
            failure={lead.failure}
          />
        )}
      </Form>
    </>
  )
}
