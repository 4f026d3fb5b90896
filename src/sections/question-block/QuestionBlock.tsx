import type { ReactNode } from 'react'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import type { Section } from '#src/content/types.ts'
import { ContactFields, ContactTextsContext } from '#src/forms/contact/ContactFields.tsx'
import { FormSlot, WithTexts } from '#src/forms/form/FormSlot.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './QuestionBlock.module.css'

const InlineContactForm = lazy(
  'inline-contact-form',
  () => import('#src/forms/all-forms.ts'),
  (m) => m.InlineContactForm,
)

/** "Still have questions?" with the inline form in its `<details>`. */
export function QuestionBlock({ section }: { section: Section<'questionBlock'> }) {
  if (section.noForm) return <QuestionBand section={section} />
  const { email, phone } = section.contact ?? {}
  const send = section.texts?.contact?.send
  const form = (
    <FormSlot name="inline-contact" form={InlineContactForm} email={email} phone={phone}>
      <ContactFields isInline />
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

interface QuestionBlockProps {
  section: Section<'questionBlock'>
  /** The inline contact form; there is no fold where it is switched off. */
  form?: ReactNode
}

/** Apart from its form, which tests leave out. */
export function QuestionBand({ section, form }: QuestionBlockProps) {
  const { heading, text, action, formHeading, noForm } = section
  if (noForm && !action) return null
  return (
    <Band ground="render">
      <Split className={styles.row}>
        <Copy heading={heading} text={text} className={styles.copy}>
          {action ? <Action action={action} variant="secondary" /> : null}
        </Copy>
        {noForm ? null : (
          // A visitor may have unfolded it before React arrives; that stays as it is.
          <details className={styles.panel} suppressHydrationWarning>
            <summary className="title">
              {formHeading || 'Write to us'}
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.form}>{form}</div>
          </details>
        )}
      </Split>
    </Band>
  )
}
