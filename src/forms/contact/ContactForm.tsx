import { useState } from 'react'
import { durations } from '#shared/limits.ts'
import { Banner } from '#src/ui/field/Banner.tsx'
import { LeadForm } from '#src/forms/form/LeadForm.tsx'
import type { PageFormProps } from '#src/forms/form/form-context.ts'
import { ContactFields } from './ContactFields.tsx'
import { contact } from '#shared/leads/contact.ts'
import { inlineContact } from '#shared/leads/inline-contact.ts'

/** The contact page's form; its thanks are shown in a banner above for three seconds. */
export function ContactForm({ early }: PageFormProps) {
  const [thanks, setThanks] = useState<string | null>(null)
  return (
    <>
      <Banner
        first
        text={thanks}
        duration={durations.contactBanner}
        onEnd={() => setThanks(null)}
      />
      <LeadForm
        of={contact}
        clearsOnTyping
        early={early}
        estimateField="message"
        onSend={() => setThanks(null)}
        onReceived={setThanks}
      >
        <ContactFields />
      </LeadForm>
    </>
  )
}

/** The form that unfolds under "Still have questions?". */
export function InlineContactForm({ early }: PageFormProps) {
  return (
    <LeadForm
      of={inlineContact}
      toast={{ duration: durations.toast }}
      early={early}
      estimateField="message"
    >
      <ContactFields isInline />
    </LeadForm>
  )
}
