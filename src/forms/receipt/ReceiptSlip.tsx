import { use, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode, RefObject } from 'react'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { t } from '#shared/words/words.ts'
import {
  isUnseen,
  markSeen,
  parseReceipt,
  referenceOf,
  removeReceipt,
  sentBody,
  storedReceipt,
  watchReceipts,
} from '#src/leads/receipts.ts'
import type { Receipt } from '#src/leads/receipts.ts'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { dialogIds, dialogOf } from '#src/ui/dialog/Dialog.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { Tile } from '#src/ui/tile/Tile.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import { factsOf } from './facts.ts'
import type { Fact } from './facts.ts'
import styles from './Receipt.module.css'
import { whatsAppAddress } from '#shared/contact.ts'
import { formatMoment } from '#shared/dates.ts'
import { Button, ButtonLink } from '#src/ui/action/Action.tsx'
import { WhatsAppIcon } from '#src/ui/icon/Icon.tsx'
import { leadForms } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { useSendAgain } from '#src/forms/notifications/lead-notifications.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'

/** The receipt of the form's last submit in this tab as it changes; null for none, and in the page as built. */
export function useReceipt(form: FormName): Receipt | null {
  const stored = useSyncExternalStore(
    watchReceipts,
    () => storedReceipt(form),
    () => null,
  )
  return useMemo(() => parseReceipt(stored), [stored])
}

interface ReceiptSlipProps {
  form: FormName
  receipt: Receipt
  /** Instead of what the state says. */
  head?: { title: string; text: string } | null
  /** Shown above what was sent. */
  children?: ReactNode
}

/** What became of a submit: what was sent, who answers, and how to ask about it. */
export function ReceiptSlip(props: ReceiptSlipProps) {
  const { form, receipt, head, children } = props
  const { reference, state, isInDoubt } = receipt
  const { texts, reach } = use(ReceiptContext)
  const slip = useRef<HTMLElement>(null)
  const heading = useId()
  const { word, title, text } = { ...statusText(form, receipt, texts?.title), ...head }
  const told = state === 'unsent' ? '' : reference
  const announced = useAnnouncement(slip, reference, `${word}. ${title} ${text} ${told}`, form)
  const facts = factsOf(sentBody(reference) ?? {})
  // Nothing is pressed into the empty mould; a lead that arrived after all is found by this.
  if (isInDoubt) facts.push({ name: t().receipt.reference, value: reference })
  // Within a page the form already has a heading.
  const Heading = 'section' in leadForms[form].place ? 'h3' : 'h2'
  return (
    <section
      ref={slip}
      className={`pane column ${styles.slip}`}
      data-state={state}
      data-ground="light"
      tabIndex={-1}
      aria-labelledby={`${heading}-word ${heading}`}
    >
      <div className={styles.top}>
        <p className={`row-3 strong ${styles.word}`} id={`${heading}-word`}>
          <i />
          {word}
        </p>
        <Heading id={heading}>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={`stack-6 ${styles.body}`}>
        {children}
        <ReceiptFacts facts={facts} receipt={receipt} />
        {state === 'received' && texts ? (
          <div className={styles.who}>
            <Tile icon="users" tint="leaf" />
            <div>
              <b className="strong">{texts.who}</b>
              <p className="stone">{texts.how}</p>
              {texts.note ? <small className="stone">{texts.note}</small> : null}
            </div>
          </div>
        ) : null}
        {state === 'unsent' ? <ContactNotice variant="plain" reach={reach} /> : null}
      </div>
      <ReceiptActions form={form} receipt={receipt} whatsapp={reach?.whatsapp} />
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  )
}

interface ReceiptFactsProps {
  /** What was sent; after a reload, nothing. */
  facts: Fact[]
  receipt: Receipt
}

/** What was sent, and when. */
function ReceiptFacts({ facts, receipt: { state, at } }: ReceiptFactsProps) {
  const time = new Date(at)
  return (
    <dl className={`ruled ${styles.facts}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{state === 'received' ? t().receipt.received : t().receipt.lastTried}</dt>
        <dd>
          <time dateTime={time.toISOString()}>{formatMoment(time)}</time>
        </dd>
      </div>
    </dl>
  )
}

interface ReceiptActionsProps {
  form: FormName
  receipt: Receipt
  whatsapp: string | null | undefined
}

/** What a visitor can do next; nothing of it is printed. */
function ReceiptActions({ form, receipt, whatsapp }: ReceiptActionsProps) {
  const { reference, state, isInDoubt } = receipt
  const isReceived = state === 'received'
  const isStored = state === 'stored'
  // A lead that may have arrived is sent again from its form, which warns that we may get it twice.
  const waiting = isReceived || isInDoubt ? null : pendingId(form, reference)
  const isKnown = state !== 'unsent' || isInDoubt
  // Nothing personal, since it is part of an address.
  const text = t().receipt.question(form, isKnown ? reference : null)
  const chat = whatsapp ? whatsAppAddress(whatsapp, text) : undefined

  function putAway() {
    removeReceipt(form)
    leaveReceipt(form)
  }

  return (
    <div className={styles.foot} data-screen-only>
      {waiting ? (
        <SendButton id={waiting}>{isStored ? t().receipt.sendNow : t().form.sendAgain}</SendButton>
      ) : null}
      {isReceived ? null : (
        <Button variant={waiting ? 'secondary' : 'primary'} onClick={() => openForm(form)}>
          {t().receipt.back}
        </Button>
      )}
      {chat ? (
        <ButtonLink href={chat} rel="noopener" variant={isReceived ? 'primary' : 'secondary'}>
          <WhatsAppIcon />
          {t().receipt.ask}
        </ButtonLink>
      ) : null}
      <Button variant="transparent" onClick={putAway}>
        {t().receipt.close}
      </Button>
      <p className={styles.print}>
        {t().receipt.stays}
        {isStored ? ` ${t().receipt.staysStored}` : null}
        {state === 'unsent' ? ` ${t().receipt.stillThere}` : null}
      </p>
    </div>
  )
}

/** The id of the lead that this tab can send once more. */
function pendingId(form: FormName, reference: string): string | null {
  const id = outbox.submissionOf(form)?.id
  return id !== undefined && referenceOf(id) === reference ? id : null
}

function SendButton({ id, children }: { id: string; children: string }) {
  const { busy, send } = useSendAgain(id)

  async function press(slip: HTMLElement | null) {
    await send()
    // Delivered: the button is gone, and the focus with it.
    if (document.activeElement === document.body) slip?.focus({ preventScroll: true })
  }

  return (
    <Button
      aria-busy={busy}
      onClick={({ currentTarget }) => void press(currentTarget.closest('section'))}
    >
      {busy ? (
        <>
          <Spinner /> {t().form.sending}
        </>
      ) : (
        children
      )}
    </Button>
  )
}

/** What a receipt says in each state; `arrived` is the editor's heading for what was received. */
function statusText(
  form: FormName,
  { state, isInDoubt }: Receipt,
  arrived: string | undefined,
): { word: string; title: string; text: string } {
  const words = t().receipt
  if (state === 'received')
    return { word: words.received, title: arrived || words.receivedTitle(form), text: '' }
  if (state === 'stored')
    return { word: words.stored, title: words.storedTitle, text: words.storedText }
  if (isInDoubt)
    return { word: words.inDoubt, title: words.inDoubtTitle(form), text: words.inDoubtText }
  return { word: words.unsent, title: words.unsentTitle(form), text: '' }
}

/**
 * Announces a new receipt once, and scrolls to it. Where the focus would be lost, because the form's
 * dialog has closed, the receipt takes it and is read for that reason; otherwise the result is the text
 * for a live region. A receipt from before a reload is not announced.
 */
export function useAnnouncement(
  slip: RefObject<HTMLElement | null>,
  reference: string,
  text: string,
  form: FormName,
): string {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const dialog = dialogIdOf(form)
    const show = () => {
      if (!isUnseen(reference)) return
      markSeen(reference)
      bringIntoView(slip.current)
      if (isFocusFree(dialog)) slip.current?.focus({ preventScroll: true })
      else setAnnounced(text)
    }
    const around = dialogOf(dialog)
    if (around?.open) {
      around.addEventListener('close', show, { once: true })
    } else {
      show()
    }
    return () => around?.removeEventListener('close', show)
  }, [slip, reference, text, form])
  // What was said of a state that has changed since is not left for who reads on.
  return announced === text ? announced : ''
}

/** Nobody uses the focus: it is nowhere, or where a closing dialog has put it. */
function isFocusFree(dialog: string | undefined): boolean {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) return true
  return dialog !== undefined && activeElement.getAttribute('commandfor') === dialog
}

/** Shows the slip's head, and leaves the page where it is already in view, with a banner above it. */
function bringIntoView(slip: HTMLElement | null): void {
  if (!slip) return
  const { top } = slip.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(slip).scrollMarginTop)
  if (top < margin || top > innerHeight / 2) slip.scrollIntoView({ block: 'start' })
}

/** The id of the dialog that contains a form; undefined for a form within a page. */
export function dialogIdOf(form: FormName): string | undefined {
  const { place } = leadForms[form]
  return 'dialog' in place ? dialogIds(place.dialog).dialog : undefined
}

/** Leads a visitor back to what they typed. */
function openForm(form: FormName): void {
  const around = dialogOf(dialogIdOf(form))
  if (around) around.showModal()
  else firstField(form)?.focus()
}

/** Moves the focus from a receipt that closes to where its form is opened. */
function leaveReceipt(form: FormName): void {
  const dialog = dialogIdOf(form)
  if (dialog !== undefined) {
    document.querySelector<HTMLElement>(`main [commandfor="${dialog}"]`)?.focus()
    return
  }
  const around = firstField(form)?.closest('form') ?? document.querySelector('main')
  if (!around) return
  // Not a field, whose keyboard would cover half of a phone.
  around.tabIndex = -1
  around.focus()
}

function firstField(form: FormName): HTMLElement | null {
  return document.querySelector(`:is(input, textarea, select)[id^="${form}-"]`)
}
