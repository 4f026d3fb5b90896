import { useId } from 'react'
import { callAddress, whatsAppAddress } from '#shared/contact.ts'
import { officeMoment, describeHours } from '#shared/office-hours.ts'
import { t } from '#shared/words/words.ts'
import { lazy } from '#src/ui/lazy/lazy.tsx'
import type { Section } from '#src/content/types.ts'
import { ContactFields, ContactTextsContext } from '#src/forms/contact/ContactFields.tsx'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { ButtonLink } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { DayCourse, useMinute } from '#src/ui/day-course/DayCourse.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { CardGrid } from '#src/ui/grid/Grid.tsx'
import styles from './Offices.module.css'

const ContactForm = lazy('contact-form', () => import('#src/forms/all-forms.ts'), 'ContactForm')

/** The contact form, where it is used, and the offices: left of it on wide screens, below it on phones. */
export function Offices({ section }: { section: Section<'offices'> }) {
  const { heading, lead, offices, formHeading, noForm, contact, texts } = section
  const now = useMinute()
  return (
    <Band>
      <div className={styles.row}>
        {noForm ? null : (
          <div className={`card stack-6 ${styles.panel}`}>
            <div className="stack-2">
              <h2 className={styles.heading}>{formHeading || t().offices.write}</h2>
              {lead ? <p className="stone">{lead}</p> : null}
            </div>
            <ContactTextsContext value={texts?.contact ?? null}>
              <ReceiptContext value={{ texts: texts?.contact?.receipt, reach: contact }}>
                <FormSlot name="contact" form={ContactForm}>
                  <ContactFields />
                </FormSlot>
              </ReceiptContext>
            </ContactTextsContext>
          </div>
        )}
        <div className={styles.offices}>
          <h2 className="visually-hidden">{heading}</h2>
          {offices.map((office) => (
            <OfficeCard key={office._id} office={office} now={now} />
          ))}
        </div>
      </div>
    </Band>
  )
}

type Office = Section<'offices'>['offices'][number]

interface OfficeCardProps {
  office: Office
  /** Null before hydration: the build does not know the visitor's time. */
  now: Date | null
}

/** One office: its address, its local time, and three ways to reach it. */
function OfficeCard({ office, now }: OfficeCardProps) {
  const { city, country, address, email, phone, whatsapp } = office
  const moment = now && officeMoment(office, now)
  const hours = describeHours(office)
  const chat = whatsapp ? whatsAppAddress(whatsapp) : undefined
  const name = useId()
  return (
    <article className={`card column ${styles.office}`} aria-labelledby={name}>
      <header className={`cluster ends ${styles.head}`}>
        <h3 className={`row-3 ${styles.city}`} id={name}>
          <Flag country={country} />
          {city}
          {t().comma}
          {country}
        </h3>
        {moment ? (
          <p className={`small ${styles.clock}`}>
            <b>{moment.time}</b> {moment.state}
          </p>
        ) : now ? null : (
          <p className={`small ${styles.clock}`} />
        )}
      </header>
      <address>{inOneLine(address)}</address>
      {hours ? (
        <>
          <DayCourse office={office} hour={moment?.hour ?? null} />
          <p className="micro">
            <span data-only="wide" aria-hidden="true">
              {t().offices.midnight}
            </span>
            {hours}
            <span data-only="wide" aria-hidden="true">
              {t().offices.midnight}
            </span>
          </p>
        </>
      ) : null}
      <CardGrid as="div" columns={2} className={styles.ways}>
        <ButtonLink variant="tile" href={callAddress(phone)}>
          <Icon name="phone" />
          <span>
            {t().offices.call}
            <small className="stone">
              <bdi>{phone}</bdi>
            </small>
          </span>
        </ButtonLink>
        {whatsapp && chat ? (
          <ButtonLink variant="tile" href={chat} rel="noopener">
            <WhatsAppIcon />
            <span>
              WhatsApp
              <small className="stone">
                {callAddress(whatsapp) === callAddress(phone) ? (
                  t().offices.sameNumber
                ) : (
                  <bdi>{whatsapp}</bdi>
                )}
              </small>
            </span>
          </ButtonLink>
        ) : null}
        <ButtonLink variant="tile" href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>
            {t().offices.email}
            <small className="stone">{email}</small>
          </span>
        </ButtonLink>
      </CardGrid>
    </article>
  )
}

function inOneLine(address: string): string {
  return address.split(/,?\s*\n\s*/).join(t().comma)
}

/** A small flag of a country with an office; any other country gets a pin. */
function Flag({ country }: { country: string }) {
  const names = new Intl.DisplayNames(t().tag, { type: 'region' })
  if (country === names.of('NG')) {
    return (
      <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true">
        <path fill="var(--flag-green)" d="M0 0h9.3v20H0zM18.7 0H28v20h-9.3z" />
      </svg>
    )
  }
  if (country === names.of('CA')) {
    return (
      <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true">
        <path
          fill="var(--flag-red)"
          d="M0 0h7v20H0zM21 0h7v20h-7zM14 4l1.3 2.6 1.9-.6-.6 3.2 2.2-.6-.7 1.8 1.4 1-3.5 2.2.3 1.4-2-.2V17h-.6v-2.2l-2 .2.3-1.4L8.5 11.4l1.4-1-.7-1.8 2.2.6-.6-3.2 1.9.6z"
        />
      </svg>
    )
  }
  return <Icon name="pin" />
}
