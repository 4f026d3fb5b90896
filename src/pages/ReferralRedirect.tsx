import { useEffect, useSyncExternalStore } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { hosts } from '#src/config/hosts.ts'
import { shell } from '#src/content/shell.ts'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/PageName.tsx'
import { referralCode, referralSignUp } from '#src/lib/referral.ts'
import { LayingBricks } from '#src/ui/laying/LayingBricks.tsx'
import styles from './referral/ReferralRedirect.module.css'
import { neverChanges } from './use-hydrated.ts'

interface ReferralRedirectProps {
  /** Leaves for another address, without a way back to this page. */
  leave?: (address: string) => void
}

/** `/referral/{refId}` (§2): takes the code of the friend who invited the visitor to the sign-up. */
export function ReferralRedirect({ leave = replaceLocation }: ReferralRedirectProps) {
  const { settings } = useSuspenseQuery(shell).data
  // One static page serves all codes: which it is stands in the address bar alone.
  const code = useSyncExternalStore(neverChanges, readCode, () => null)
  useEffect(() => {
    leave(referralSignUp(hosts.auth, readCode()))
  }, [leave])
  return (
    <BareLayout settings={settings} field="ochre">
      <PageName of="Redirecting" settings={settings} />
      <meta name="referrer" content="no-referrer" />
      <div className={styles.copy} data-needs-app>
        <div role="status">
          <LayingBricks size="huge" />
          <h1 className={styles.heading}>Redirecting Please Wait...</h1>
        </div>
        <p className={styles.lead}>
          We are taking you to the {settings?.title} sign-up page.
          {code ? ' The code of the friend who invited you goes with you.' : null}
        </p>
        {code ? (
          <p className={styles.code}>
            Referral code <b>{code}</b>
          </p>
        ) : null}
        <p className={styles.plain}>
          Nothing happening after ten seconds?{' '}
          <a href={referralSignUp(hosts.auth, code)}>Continue to sign-up</a>
        </p>
        <noscript>
          <p className={styles.plain}>
            Your browser runs no scripts, so we cannot take you there:{' '}
            <a href={referralSignUp(hosts.auth, null)}>sign up without a referral code</a>
          </p>
        </noscript>
      </div>
    </BareLayout>
  )
}

function readCode() {
  return referralCode(location.pathname)
}

function replaceLocation(address: string) {
  location.replace(address)
}
