import { t } from '#shared/words/words.ts'
import { whatsAppAddress } from '#shared/contact.ts'
import { officeMoment, shortHours } from '#shared/office-hours.ts'
import { fillIn } from '#shared/text.ts'
import type { Section } from '#src/content/types.ts'
import { Action, ButtonLink } from '#src/ui/action/Action.tsx'
import { Band, Lead } from '#src/ui/band/Band.tsx'
import { DayCourse, useMinute } from '#src/ui/day-course/DayCourse.tsx'
import { Icon, WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import styles from './ClosingBand.module.css'

interface ClosingBandProps {
  section: Section<'closingBand'>
}

/** The last band of a page: what the page leads to, a person to ask, and which office is open. */
export function ClosingBand({ section }: ClosingBandProps) {
  const { heading, lead, action, actionNote, secondAction, message, hideHours, texts } = section
  const clock = useOfficesNow(texts)
  const number = numberToAsk(clock.open, texts)
  const [open] = clock.open
  // The form that its button opens may be switched off: without a person to ask nothing is left.
  if (!action && !secondAction && !number) return null
  return (
    <Band className={styles.band}>
      <Split className={styles.row}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          {lead ? <Lead className={`above-4 ${styles.lead}`}>{lead}</Lead> : null}
          <div className={`stack-joint ${styles.bricks}`}>
            {action ? (
              <Action action={action} variant="ink">
                {actionNote ? <small>{actionNote}</small> : null}
                <Icon name="arrow-right" />
              </Action>
            ) : null}
            {secondAction ? (
              <Action action={secondAction} variant="secondary">
                <Icon name="arrow-right" />
              </Action>
            ) : null}
            {texts && number ? (
              <ButtonLink
                href={whatsAppAddress(number, message)}
                rel="noopener"
                variant={action ? 'primary' : 'ink'}
              >
                {texts.askLabel}
                <small>{open ? `${open.city} ${texts.openNote}` : texts.askNote}</small>
                <WhatsAppIcon />
              </ButtonLink>
            ) : null}
          </div>
        </div>
        {texts && !hideHours && clock.offices.length > 0 ? (
          <OfficesNow texts={texts} clock={clock} />
        ) : null}
      </Split>
    </Band>
  )
}

interface OfficesNowProps {
  texts: ClosingTexts
  clock: ReturnType<typeof useOfficesNow>
}

/** The day of each office; before the time is known, its hours alone. */
function OfficesNow({ texts, clock: { offices, open, isKnown } }: OfficesNowProps) {
  return (
    <div className={styles.offices}>
      <h3 className={styles.officesHeading}>
        {isKnown ? headingOf(texts, open, offices) : texts.hoursHeading}
      </h3>
      <ul className={`stack-5 ${styles.list}`}>
        {offices.map(({ office, hours, moment }) => (
          <li key={office._id}>
            <p className={`tabular ${styles.line}`}>
              <b className="title subtitle">{office.city}</b>
              <span>{moment ? moment.time + t().comma + lowerCase(moment.state) : hours}</span>
            </p>
            <DayCourse office={office} hour={moment?.hour ?? null} />
          </li>
        ))}
      </ul>
      <p className="small">{isKnown && open.length === 0 ? texts.closedNote : texts.hoursNote}</p>
    </div>
  )
}

function headingOf(texts: ClosingTexts, open: unknown[], offices: OfficeNow[]): string {
  if (open.length > 0) return open.length === offices.length ? texts.allOpen : texts.oneOpen
  const [next] = offices
    .flatMap(({ office, moment }) =>
      moment?.opening ? { city: office.city, ...moment.opening } : [],
    )
    .toSorted((one, other) => one.minutes - other.minutes)
  return next ? fillIn(texts.noneOpen, { city: next.city, time: next.text }) : texts.hoursHeading
}

/** "Open now" within a sentence. */
function lowerCase(state: string): string {
  return state.charAt(0).toLowerCase() + state.slice(1)
}

/**
 * On phones, the bricks of the closing band at the foot of the window. It is sticky within a rail that
 * begins one screen below the first section and ends where the closing band begins, so that it covers
 * neither; its parent is the box of the sections between them.
 */
export function PhoneBar({ section }: ClosingBandProps) {
  const { action, message, texts } = section
  const { open } = useOfficesNow(texts)
  const number = numberToAsk(open, texts)
  if (!action && !number) return null
  return (
    <div className={`column ${styles.rail}`}>
      <div className={`stack-1 ${styles.bar}`} data-phone-bar>
        {action ? <Action action={action} /> : null}
        {texts && number ? (
          <ButtonLink href={whatsAppAddress(number, message)} rel="noopener">
            <WhatsAppIcon />
            {action ? (
              <>
                <VisuallyHidden>{texts.askLabel}</VisuallyHidden>
                <span aria-hidden="true">{texts.askShort}</span>
              </>
            ) : (
              texts.askLabel
            )}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

/** What the closing bands of all pages share; it comes from the site settings. */
export type ClosingTexts = NonNullable<Section<'closingBand'>['texts']>
type Office = ClosingTexts['offices'][number]
type OfficeNow = ReturnType<typeof useOfficesNow>['offices'][number]

/** The offices whose hours are known, each with its time; the time is unknown before hydration. */
function useOfficesNow(texts: ClosingTexts | null) {
  const now = useMinute()
  const offices = (texts?.offices ?? []).flatMap((office) => {
    const hours = shortHours(office)
    return hours ? [{ office, hours, moment: now && officeMoment(office, now) }] : []
  })
  const open = offices.flatMap(({ office, moment }) => (moment?.open ? [office] : []))
  return { offices, open, isKnown: offices.some(({ moment }) => moment !== null) }
}

/** The WhatsApp number of the first open office, else of the first that has one that can be opened. */
function numberToAsk(open: Office[], texts: ClosingTexts | null): string | null {
  const offices = [...open, ...(texts?.offices ?? [])]
  return offices.find(({ whatsapp }) => whatsapp && whatsAppAddress(whatsapp))?.whatsapp ?? null
}
