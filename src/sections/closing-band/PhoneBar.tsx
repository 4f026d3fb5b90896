import { whatsAppAddress } from '#shared/address/phone-address.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { ButtonLink } from '#src/ui/action/Button.tsx'
import { WhatsAppIcon } from '#src/ui/whatsapp-icon/WhatsAppIcon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { ClosingBand } from './ClosingBand.tsx'
import { numberToAsk, useOfficesNow } from './use-offices-now.ts'
import styles from './PhoneBar.module.css'

/**
 * On phones, the bricks of the closing band at the foot of the window. It is sticky within a rail that
 * begins one screen below the first section and ends where the closing band begins, so that it covers
 * neither; its parent is the box of the sections between them.
 */
export function PhoneBar({ section }: Parameters<typeof ClosingBand>[0]) {
  const { action, message, texts } = section
  const { open } = useOfficesNow(texts)
  const number = numberToAsk(open, texts)
  if (!action && !number) return null
  return (
    <div className={styles.rail}>
      <div className={styles.bar} data-phone-bar>
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
