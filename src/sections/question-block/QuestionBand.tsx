import type { ReactNode } from 'react'
import type { Section } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './QuestionBlock.module.css'

interface QuestionBlockProps {
  section: Section<'questionBlock'>
  /** The inline contact form; without it the block says whom to write to or call. No fold where it is switched off. */
  form?: ReactNode
}

/** "Still have questions?" links to the contact page and unfolds into a contact form. */
export function QuestionBand({ section, form }: QuestionBlockProps) {
  const { heading, text, action, formHeading, contact, noForm } = section
  if (noForm && !action) return null
  return (
    <Band ground="render">
      <div className={styles.row}>
        <div className={styles.copy}>
          <h2>{heading}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          {action ? <Action action={action} variant="secondary" /> : null}
        </div>
        {noForm ? null : (
          // A visitor may have unfolded it before React arrives; that stays as it is.
          <details className={styles.panel} suppressHydrationWarning>
            <summary className={styles.summary}>
              {formHeading || 'Write to us'}
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.form}>
              {form ?? (
                <ContactNotice variant="plain" email={contact?.email} phone={contact?.phone} />
              )}
            </div>
          </details>
        )}
      </div>
    </Band>
  )
}
