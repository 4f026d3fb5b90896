import type { ReactNode } from 'react'
import type { Section } from '#src/content/types.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { useMinute } from '#src/ui/day-course/use-minute.ts'
import { VisuallyHiddenHeading } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { OfficeCard } from './OfficeCard.tsx'
import styles from './Offices.module.css'

interface OfficesProps {
  section: Section<'offices'>
  /** The contact form; without it the panel says whom to write to or call. No panel where it is switched off. */
  form?: ReactNode
}

/** The offices with their local time, and the contact form beside them. */
export function OfficesBand({ section, form }: OfficesProps) {
  const { heading, lead, offices, formHeading, contact, noForm } = section
  const now = useMinute()
  if (offices.length === 0) return null
  return (
    <Band className={styles.band}>
      <VisuallyHiddenHeading>{heading}</VisuallyHiddenHeading>
      <div className={styles.row}>
        <div className={styles.offices}>
          {offices.map((office) => (
            <OfficeCard key={office._id} office={office} now={now} />
          ))}
        </div>
        {noForm ? null : (
          <div className={styles.panel}>
            <div>
              <h2 className={styles.heading}>{formHeading || 'Write to us'}</h2>
              {lead ? <p className={styles.lead}>{lead}</p> : null}
            </div>
            {form ?? (
              <ContactNotice
                variant="plain"
                email={contact?.email ?? offices[0]?.email}
                phone={contact?.phone ?? offices[0]?.phone}
              />
            )}
          </div>
        )}
      </div>
    </Band>
  )
}
