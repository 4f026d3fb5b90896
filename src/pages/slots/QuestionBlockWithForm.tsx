import type { Section } from '#src/content/types.ts'
import { InlineContactFace } from '#src/forms/inline-contact/InlineContactFace.tsx'
import { StillForm } from '#src/forms/form/StillForm.tsx'
import { FormSlot } from '#src/layout/FormSlot.tsx'
import { QuestionBlock } from '#src/sections/question-block/QuestionBlock.tsx'

/** "Still have questions?" with the inline form in its fold. */
export function QuestionBlockWithForm({ section }: { section: Section<'questionBlock'> }) {
  const { email, phone } = section.contact ?? {}
  const form = (
    <FormSlot name="inline-contact" load={loadInlineContact} email={email} phone={phone}>
      <StillForm name="inline-contact" email={email} phone={phone}>
        <InlineContactFace />
      </StillForm>
    </FormSlot>
  )
  return <QuestionBlock section={section} form={form} />
}

async function loadInlineContact() {
  return (await import('#src/forms/inline-contact/InlineContactForm.tsx')).InlineContactForm
}
