import { t } from '#shared/words/words.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import type { Section } from '#src/content/types.ts'
import { ContactFields, ContactTextsContext } from '#src/forms/contact/ContactFields.tsx'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './QuestionBlock.module.css'

const InlineContactForm = lazy(
  'inline-contact-form',
  () => import('#src/forms/all-forms.ts'),
  'InlineContactForm',
)

/** "Still have questions?" with the inline form in its `<details>`; where it is switched off there is no fold. */
export function QuestionBlock({ section }: { section: Section<'questionBlock'> }) {
  const { heading, text, action, formHeading, noForm, contact, texts } = section
  if (noForm && !action) return null
  const send = texts?.contact?.send
  return (
    <Band>
      <Split className={styles.row}>
        <Copy heading={heading} text={text} className={styles.copy}>
          {action ? <Action action={action} variant="secondary" /> : null}
        </Copy>
        {noForm ? null : (
          // A visitor may have unfolded it before React arrives; that stays as it is.
          <details className={styles.panel} suppressHydrationWarning>
            <summary className="title">
              {formHeading || t().offices.write}
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.form}>
              <ContactTextsContext value={send ? { send, privacy: '' } : null}>
                <ReceiptContext value={{ texts: texts?.contact?.receipt, reach: contact }}>
                  <FormSlot name="inline-contact" form={InlineContactForm}>
                    <ContactFields isInline />
                  </FormSlot>
                </ReceiptContext>
              </ContactTextsContext>
            </div>
          </details>
        )}
      </Split>
    </Band>
  )
}
