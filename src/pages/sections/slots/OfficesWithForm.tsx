import type { Section } from '#src/content/types.ts'
import { ContactFace } from '#src/forms/contact/ContactFace.tsx'
import { ContactWords } from '#src/forms/contact/texts.ts'
import { StillForm } from '#src/forms/form/StillForm.tsx'
import { FormSlot } from '#src/layout/dialogs/FormSlot.tsx'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { Offices } from '#src/sections/offices/Offices.tsx'
import { WithWords } from './WithWords.tsx'

/** The offices with the contact form beside them. */
export function OfficesWithForm({ section }: { section: Section<'offices'> }) {
  const [office] = section.offices
  const email = section.contact?.email ?? office?.email
  const phone = section.contact?.phone ?? office?.phone
  const form = (
    <FormSlot load={loadContact} email={email} phone={phone}>
      {(isLost) => (
        <StillForm name="contact" email={email} phone={phone} isLost={isLost}>
          <ContactFace />
        </StillForm>
      )}
    </FormSlot>
  )
  return (
    <WithWords of={ContactWords} words={section.texts?.contact}>
      <Offices section={section} form={form} />
    </WithWords>
  )
}

async function loadContact() {
  return (await loadChunk('contact-form', () => import('#src/forms/contact/ContactForm.tsx')))
    .ContactForm
}
