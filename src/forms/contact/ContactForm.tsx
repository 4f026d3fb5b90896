import { use, useState } from 'react'
import { durations } from '#shared/limits.ts'
import { Banner } from '#src/ui/field/Banner.tsx'
import { Form } from '#src/forms/form/Form.tsx'
import type { FormActions } from '#src/forms/form/Form.tsx'
import { LeadNote, useLead } from '#src/forms/form/use-lead.tsx'
import type { PageFormProps } from '#src/forms/form/form-context.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { ContactFields, InlineContactFields } from './ContactFields.tsx'
import { contact } from '#shared/leads/contact.ts'
import { inlineContact } from '#shared/leads/inline-contact.ts'

/** The contact page's form; its thanks are shown in a banner above for three seconds. */
export function ContactForm({ early }: PageFormProps) {
  const content = use(ReceiptContext)
  const lead = useLead(contact)
  const [thanks, setThanks] = useState<string | null>(null)

  async function submit(values: typeof contact.empty, { reset }: FormActions) {
    setThanks(null)
    const { received, text } = await lead.send(values)
    if (!received) return
    setThanks(text)
    reset()
  }

  return (
    <>
      <Banner
        first
        text={thanks}
        duration={durations.contactBanner}
        onEnd={() => setThanks(null)}
      />
      <ReceiptPlace form="contact" content={content} />
      <Form of={contact} clearsOnTyping early={early} estimateField="message" onSubmit={submit}>
        {(summary) => (
          <ContactFields
            summary={summary}
            note={<LeadNote id="contact" lead={lead} tellsFailure />}
            failure={lead.failure}
          />
        )}
      </Form>
    </>
  )
}

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
