import type { Section } from '#src/content/types.ts'
import { ContactTextsContext } from '#src/forms/contact/texts.ts'
import { InlineContactFields } from '#src/forms/inline-contact/InlineContactFields.tsx'
import { FormPlaceholder } from '#src/forms/form/FormPlaceholder.tsx'
import { ReceiptContext } from '#src/forms/receipt/receipt-texts.ts'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { QuestionBand } from './QuestionBand.tsx'
import { WithTexts } from '#src/forms/form/WithTexts.tsx'

/** "Still have questions?" with the inline form in its `<details>`. */
export function QuestionBlock({ section }: { section: Section<'questionBlock'> }) {
  if (section.noForm) return <QuestionBand section={section} />
  const { email, phone } = section.contact ?? {}
  const send = section.texts?.contact?.send
  const form = (
    <FormSlot load={loadInlineContact} email={email} phone={phone}>
      {(isLost) => (
        <FormPlaceholder name="inline-contact" email={email} phone={phone} isLost={isLost}>
          <InlineContactFields />
        </FormPlaceholder>
      )}
    </FormSlot>
  )
  return (
    <WithTexts of={ContactTextsContext} texts={send ? { send, privacy: '' } : null}>
      <ReceiptContext value={{ texts: section.texts?.contact?.receipt, reach: section.contact }}>
        <QuestionBand section={section} form={form} />
      </ReceiptContext>
    </WithTexts>
  )
}

async function loadInlineContact() {
  return (
    await loadChunk(
      'inline-contact-form',
      () => import('#src/forms/inline-contact/InlineContactForm.tsx'),
    )
  ).InlineContactForm
}
