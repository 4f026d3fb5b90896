import { screen } from '#src/content/cache/screen.ts'
import { shell } from '#src/content/cache/shell.ts'
import { useContent } from '#src/content/cache/use-content.ts'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { callAddress } from '#shared/address/call-address.ts'
import { ButtonLink } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './construction/Construction.module.css'
import { RisingWall } from './construction/RisingWall.tsx'

/** The "Site under construction" variant of the not-found page. */
export function Construction() {
  const { settings } = useContent(shell)
  const lead = useContent(screen('construction'))?.construction?.lead
  return (
    <BareLayout settings={settings} field="bush" foot={<RisingWall />}>
      <PageName of="Site under construction" settings={settings} />
      <div className={styles.copy}>
        <h1 className={styles.heading}>Site under construction</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {settings ? (
          <div className={styles.ways}>
            <ButtonLink href={callAddress(settings.phone)}>
              <Icon name="phone" small />
              {settings.phone}
            </ButtonLink>
            <ButtonLink href={`mailto:${settings.email}`} variant="secondary">
              <Icon name="mail" small />
              {settings.email}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </BareLayout>
  )
}
