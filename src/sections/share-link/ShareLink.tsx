import { useEffect, useRef, useState } from 'react'
import { hosts } from '#src/config/hosts/hosts.ts'
import type { Section } from '#src/content/types.ts'
import { isReferralCode, referralLink } from '#shared/address/referral.ts'
import { Band } from '#src/ui/band/Band.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import { ShareWays } from './ShareWays.tsx'
import styles from './ShareLink.module.css'

const nobody = 'Without a code nobody is credited for the friends who follow your link.'
const problem = 'A code has no spaces and no slashes, and at most 128 characters.'

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
    <Band ground="render">
      <div className={styles.row}>
        <div className={styles.copy}>
          <h2>{heading}</h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <div className={styles.panel}>
          <div className={styles.code}>
            <Field
              id="referral-code"
              label="Your referral code"
              mark="optional"
              note={code === '' ? nobody : undefined}
              problem={wrong ? problem : undefined}
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
          <ShareWays
            link={link}
            title={heading}
            message={message}
            // A friend would get the link without the code, and nobody would be credited.
            onWrongCode={wrong ? () => input.current?.focus() : undefined}
          />
        </div>
      </div>
    </Band>
  )
}
