import type { Section } from '#src/content/types.ts'
import { ContactFields } from '#src/forms/contact/ContactFields.tsx'
import { ContactTextsContext } from '#src/forms/contact/texts.ts'
import { FormPlaceholder } from '#src/forms/form/FormPlaceholder.tsx'
import { ReceiptContext } from '#src/forms/receipt/receipt-texts.ts'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { loadChunk } from '#src/browser/load-chunk.ts'
import { OfficesBand } from './OfficesBand.tsx'
import { WithTexts } from '#src/forms/form/WithTexts.tsx'

/** The offices with the contact form beside them. */
export function Offices({ section }: { section: Section<'offices'> }) {
  if (section.noForm) return <OfficesBand section={section} />
  const [office] = section.offices
  const email = section.contact?.email ?? office?.email
  const phone = section.contact?.phone ?? office?.phone
  const reach = { email, phone, whatsapp: section.contact?.whatsapp }
  const form = (
    <FormSlot load={loadContact} email={email} phone={phone}>
      {(isLost) => (
        <FormPlaceholder name="contact" email={email} phone={phone} isLost={isLost}>
          <ContactFields />
        </FormPlaceholder>
      )}
    </FormSlot>
  )
  return (
    <WithTexts of={ContactTextsContext} texts={section.texts?.contact}>
      <ReceiptContext value={{ texts: section.texts?.contact?.receipt, reach }}>
        <OfficesBand section={section} form={form} />
      </ReceiptContext>
    </WithTexts>
  )
}

async function loadContact() {
  return (await loadChunk('contact-form', () => import('#src/forms/contact/ContactForm.tsx')))
    .ContactForm
}
