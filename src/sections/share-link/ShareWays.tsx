import { useRef, useState, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { whatsAppAddress } from '#shared/address/phone-address.ts'
import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ShareWays.module.css'

interface ShareWaysProps {
  link: string
  title: string
  /** The text that is shared with the link. */
  message: string
  /** Called instead of sharing when the link would lack the code that was typed. */
  onWrongCode?: (() => void) | undefined
}

const said = {
  copied: 'The link is copied.',
  refused: 'Your browser does not let us do that. The link is selected: copy it from here.',
} as const

/** WhatsApp is a plain link, so it works without scripts; the other two need browser features. */
export function ShareWays({ link, title, message, onWrongCode }: ShareWaysProps) {
  const hasSheet = useSyncExternalStore(neverChanges, isSheetThere, isSheetInBuild)
  const [outcome, setOutcome] = useState<{ of: string; is: keyof typeof said } | null>(null)
  const field = useRef<HTMLInputElement>(null)

  function select() {
    setOutcome({ of: link, is: 'refused' })
    field.current?.focus()
    field.current?.select()
  }

  async function share() {
    if (onWrongCode) return onWrongCode()
    try {
      await navigator.share({ title, text: message, url: link })
    } catch (cause) {
      // The visitor closed the sheet on purpose: there is nothing to report.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) select()
    }
  }

  function linkToCopy(): string | null {
    onWrongCode?.()
    return onWrongCode ? null : link
  }

  function openWhatsApp(event: MouseEvent) {
    if (!onWrongCode) return
    event.preventDefault()
    onWrongCode()
  }

  return (
    <>
      <label className={styles.label}>
        Link to share
        <input type="text" className={styles.link} ref={field} readOnly value={link} />
      </label>
      <div className={styles.ways}>
        <ButtonLink
          href={whatsAppAddress(null, `${message} ${link}`)}
          rel="noopener"
          onClick={openWhatsApp}
        >
          Share on WhatsApp
        </ButtonLink>
        {hasSheet ? (
          <Button variant="secondary" onClick={() => void share()}>
            <Icon name="share" small />
            Share
          </Button>
        ) : null}
        <span className={styles.copy}>
          <CopyButton
            // A changed link has not been copied yet.
            key={link}
            variant="secondary"
            text={linkToCopy}
            onCopied={() => setOutcome({ of: link, is: 'copied' })}
            onRefused={select}
          >
            <Icon name="link" small />
            Copy link
          </CopyButton>
        </span>
      </div>
      <p className={styles.said} role="status">
        {outcome?.of === link ? said[outcome.is] : null}
      </p>
    </>
  )
}

function isSheetThere(): boolean {
  return typeof navigator.share === 'function'
}

/** Known only in the browser: the build does not know the visitor's system. */
function isSheetInBuild(): boolean {
  return false
}

function neverChanges() {
  return () => {}
}
