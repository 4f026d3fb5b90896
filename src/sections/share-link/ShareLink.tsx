import { useEffect, useRef, useState } from 'react'
import { whatsAppAddress } from '#shared/contact.ts'
import { isReferralCode, referralLink } from '#shared/referral.ts'
import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { ActionRow, Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Band, Copy } from '#src/ui/band/Band.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/Controls.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Split } from '#src/ui/grid/Grid.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './ShareLink.module.css'

/**
 * The referral link, by WhatsApp, the system's share sheet or the clipboard. Without a
 * code it leads to this page; with the one that a visitor got at the sign-up, to the redirect.
 */
export function ShareLink({ section }: { section: Section<'shareLink'> }) {
  const { heading, lead, message } = section
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Typed before hydration, or restored by the browser after a reload.
    if (input.current) setTyped(input.current.value)
  }, [])

  const code = typed.trim()
  // A whole link that was pasted is no code.
  const wrong = code !== '' && (/[\s/]/.test(code) || !isReferralCode(code))
  const link = referralLink(hosts.site, wrong || code === '' ? null : code)
  return (
    <Band>
      <Split className={styles.row}>
        <Copy heading={heading} text={lead} narrow />
        <div className="card">
          <div className={styles.code} data-needs-script>
            <Field
              id="referral-code"
              label={t().share.code}
              mark="optional"
              note={code === '' ? t().share.noCode : undefined}
              problem={wrong ? t().share.wrongCode : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={input}
                  name="referralCode"
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              )}
            </Field>
          </div>
          {/* A link without the code that was meant would credit nobody. */}
          <div className={styles.share} inert={wrong}>
            <ShareWays link={link} title={heading} message={message} />
          </div>
        </div>
      </Split>
    </Band>
  )
}

interface ShareWaysProps {
  link: string
  title: string
  /** The text that is shared with the link. */
  message: string
}

/** WhatsApp is a plain link, so it works without scripts; the other two need browser features. */
function ShareWays({ link, title, message }: ShareWaysProps) {
  const hasSheet = useHydrated() && typeof navigator.share === 'function'
  const [outcome, setOutcome] = useState<{ of: string; is: 'copied' | 'refused' } | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function select() {
    setOutcome({ of: link, is: 'refused' })
    field.current?.focus()
    field.current?.select()
  }

  async function share() {
    try {
      await navigator.share({ title, text: message, url: link })
    } catch (cause) {
      // The visitor closed the sheet on purpose: there is nothing to report.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) select()
    }
  }

  return (
    <>
      <Field id="link-to-share" label={t().share.link}>
        {(control) => <TextInput {...control} ref={field} readOnly value={link} />}
      </Field>
      <ActionRow className="above-5">
        <ButtonLink href={whatsAppAddress(null, `${message} ${link}`)} rel="noopener">
          {t().share.whatsApp}
        </ButtonLink>
        {hasSheet ? (
          <Button variant="secondary" onClick={() => void share()}>
            <Icon name="share" small />
            {t().share.share}
          </Button>
        ) : null}
        <span data-needs-script>
          <CopyButton
            // A changed link has not been copied yet.
            key={link}
            variant="secondary"
            text={() => link}
            onCopied={() => setOutcome({ of: link, is: 'copied' })}
            onRefused={select}
          >
            <Icon name="link" small />
            {t().estimate.copy}
          </CopyButton>
        </span>
      </ActionRow>
      <p className="note" role="status">
        {outcome?.of === link ? t().share[outcome.is] : null}
      </p>
    </>
  )
}
