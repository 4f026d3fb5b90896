import type { Section } from '#src/content/types.ts'
import { whatsAppAddress } from '#shared/address/phone-address.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { ButtonLink } from '#src/ui/action/Button.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { WhatsAppIcon } from '#src/ui/whatsapp-icon/WhatsAppIcon.tsx'
import { OfficesNow } from './OfficesNow.tsx'
import { numberToAsk, useOfficesNow } from './use-offices-now.ts'
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
    <Band ground="closing" className={styles.band}>
      <div className={styles.row}>
        <div>
          <h2 className={styles.heading}>{heading}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          <div className={styles.bricks}>
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
      </div>
    </Band>
  )
}
