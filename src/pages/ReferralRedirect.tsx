import { useEffect } from 'react'
import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import { screen, shell } from '#src/content/cache.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BareLayout } from '#src/layout/BareLayout.tsx'
import { PageName } from '#src/layout/Layout.tsx'
import { referralCode, referralSignUp } from '#shared/referral.ts'
import { LinkedText } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { Lead } from '#src/ui/band/Band.tsx'
import styles from './ReferralRedirect.module.css'
import { useInBrowser } from '#src/ui/use-hydrated.ts'

interface ReferralRedirectProps {
  /** Leaves for another address, without a way back to this page. */
  leave?: (address: string) => void
}

// Used when the editors' texts are missing: links keep a name, lines are left out.
function plainTexts() {
  const { signUp } = t().pages
  return { lead: '', codeNote: '', codeLabel: '', stuck: signUp, noScript: signUp }
}

/** `/referral/{refId}`: leads to the sign-up with the code of the friend who invited the visitor. */
export function ReferralRedirect({ leave = replaceLocation }: ReferralRedirectProps) {
  const { settings } = useSuspenseQuery(shell).data
  const texts = useSuspenseQuery(screen('referral')).data?.referral ?? plainTexts()
  // One static page serves all codes: only the address bar has the code.
  const code = useInBrowser(readCode, null)
  useEffect(() => {
    leave(referralSignUp(hosts.auth, readCode()))
  }, [leave])
  return (
    <BareLayout settings={settings} field="ochre">
      <PageName of={t().pages.redirecting} settings={settings} />
      <meta name="referrer" content="no-referrer" />
      <div className={`stack-5 ${styles.copy}`} data-needs-app>
        <div role="status">
          <Spinner size="huge" />
          <h1 className={`hero-title ${styles.heading}`}>{t().pages.pleaseWait}</h1>
        </div>
        <Lead>
          {texts.lead}
          {code ? ` ${texts.codeNote}` : null}
        </Lead>
        {code ? (
          <p className="cluster">
            {texts.codeLabel} <b className="title">{code}</b>
          </p>
        ) : null}
        <p className="note">
          <LinkedText text={texts.stuck}>
            {(words) => <a href={referralSignUp(hosts.auth, code)}>{words}</a>}
          </LinkedText>
        </p>
        <noscript>
          <p className="note">
            <LinkedText text={texts.noScript}>
              {(words) => <a href={referralSignUp(hosts.auth, null)}>{words}</a>}
            </LinkedText>
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
