import { use } from 'react'
import { durations } from '#shared/limits.ts'
import { Form } from '#src/forms/form/Form.tsx'
import type { FormActions } from '#src/forms/form/Form.tsx'
import { LeadNote } from '#src/forms/form/LeadNote.tsx'
import type { PageFormProps } from '#src/forms/form/page-form.ts'
import { useLead } from '#src/forms/form/use-lead.ts'
import { ReceiptContext } from '#src/forms/receipt/receipt-texts.ts'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { InlineContactFields } from './InlineContactFields.tsx'
import { toInlineContactBody } from './payload.ts'
import { emptyInlineContact, inlineContactSchema } from './schema.ts'
import type { InlineContactValues } from './schema.ts'

/** The form that unfolds under "Still have questions?". */
export function InlineContactForm({ early }: PageFormProps) {
  const content = use(ReceiptContext)
  const lead = useLead('inline-contact', toBodyNow, { duration: durations.toast })

  async function submit(values: InlineContactValues, { reset }: FormActions) {
    const { received } = await lead.send(values)
    if (received) reset()
  }

  return (
    <>
      <ReceiptPlace form="inline-contact" content={content} />
      <Form
        name="inline-contact"
        initial={emptyInlineContact}
        schema={inlineContactSchema}
        early={early}
        estimateField="message"
        onSubmit={submit}
      >
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

function toBodyNow(values: InlineContactValues) {
  return toInlineContactBody(values, new Date())
}
