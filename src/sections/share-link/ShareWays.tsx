import { useRef, useState, useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '#src/ui/action/Button.tsx'
import { CopyButton } from '#src/ui/action/CopyButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ShareWays.module.css'

interface ShareWaysProps {
  link: string
  title: string
  /** The words that go with the link. */
  message: string
  /** Called in place of sharing where the link would not carry the code that was typed. */
  onWrongCode?: (() => void) | undefined
}

const said = {
  copied: 'The link is copied.',
  refused: 'Your browser does not let us do that. The link is selected: copy it from here.',
} as const

/** WhatsApp is a plain link, so it works before any script; the other two need the browser's help. */
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
      // A visitor who closes the sheet has changed their mind: nothing to say.
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
        <ButtonLink href={whatsAppAddress(message, link)} rel="noopener" onClick={openWhatsApp}>
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
            // Another link is not copied yet.
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

/** The build does not know the visitor's system. */
function isSheetInBuild(): boolean {
  return false
}

function neverChanges() {
  return () => {}
}

/** WhatsApp's own address for a message without a receiver: the visitor chooses one there. */
function whatsAppAddress(message: string, link: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`
}
