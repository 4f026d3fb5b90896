import { useId } from 'react'
import type { Section } from '#src/content/types.ts'
import { officeMoment } from '#shared/office-hours.ts'
import { describeHours } from '#shared/office-week.ts'
import { callAddress, whatsAppAddress } from '#shared/address/phone-address.ts'
import { DayCourse } from '#src/ui/day-course/DayCourse.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { WhatsAppIcon } from '#src/ui/whatsapp-icon/WhatsAppIcon.tsx'
import { Flag } from './Flag.tsx'
import styles from './OfficeCard.module.css'

type Office = Section<'offices'>['offices'][number]

interface OfficeCardProps {
  office: Office
  /** Null before hydration: the build does not know the visitor's time. */
  now: Date | null
}

/** One office: its address, its local time, and three ways to reach it. */
export function OfficeCard({ office, now }: OfficeCardProps) {
  const { city, country, address, email, phone, whatsapp } = office
  const moment = now && officeMoment(office, now)
  const hours = describeHours(office)
  const chat = whatsapp ? whatsAppAddress(whatsapp) : undefined
  const name = useId()
  return (
    <article className={styles.office} aria-labelledby={name}>
      <header className={styles.head}>
        <h3 className={styles.city} id={name}>
          <Flag country={country} />
          {city}, {country}
        </h3>
        {moment ? (
          <p className={styles.clock}>
            <b className={styles.time}>{moment.time}</b> {moment.state}
          </p>
        ) : now ? null : (
          <p className={styles.clock} />
        )}
      </header>
      <address className={styles.address}>{inOneLine(address)}</address>
      {hours ? (
        <>
          <DayCourse office={office} hour={moment?.hour ?? null} />
          <p className={styles.hours}>
            <span className={styles.edge} aria-hidden="true">
              Midnight
            </span>
            {hours}
            <span className={styles.edge} aria-hidden="true">
              Midnight
            </span>
          </p>
        </>
      ) : null}
      <div className={styles.ways}>
        <a className={styles.way} href={callAddress(phone)}>
          <Icon name="phone" small />
          <span>
            Call<small className={styles.detail}>{phone}</small>
          </span>
        </a>
        {whatsapp && chat ? (
          <a className={styles.way} href={chat} rel="noopener">
            <WhatsAppIcon />
            <span>
              WhatsApp
              <small className={styles.detail}>
                {callAddress(whatsapp) === callAddress(phone) ? 'Same number' : whatsapp}
              </small>
            </span>
          </a>
        ) : null}
        <a className={styles.way} href={`mailto:${email}`}>
          <Icon name="mail" small />
          <span>
            E-mail<small className={styles.detail}>{email}</small>
          </span>
        </a>
      </div>
    </article>
  )
}

function inOneLine(address: string): string {
  return address.split(/,?\s*\n\s*/).join(', ')
}
