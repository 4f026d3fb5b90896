import { use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#shared/words/words.ts'
import { holdSubmit, readEarlyEntries } from '#src/boot/early-entries.ts'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { LazyNotice, useLazy } from '#src/ui/lazy/lazy.tsx'
import type { Loadable } from '#src/ui/lazy/lazy.tsx'
import styles from './FormSlot.module.css'
import { Button } from '#src/ui/action/Action.tsx'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { FormContext, ReceiptContext, placeholderBinding } from './form-context.ts'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { EarlyEntries } from '#src/boot/early-entries.ts'

interface FormSlotProps {
  /** Name of the form. */
  name: string
  /** Made by `lazy`. */
  form: Loadable<{ early: EarlyEntries }>
  /** The fields of its placeholder, of the same size. */
  children: ReactNode
}

/**
 * A form within a page: loaded when a visitor comes near it. It replaces its placeholder and takes over
 * what was typed there.
 */
export function FormSlot({ name, form, children }: FormSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const lazy = useLazy(form, useApproached(place))
  const early = useEarlyEntries(place, lazy.state === 'ready')
  if (lazy.state === 'ready' && early) return <lazy.Component early={early} />
  const isLost = lazy.state === 'failed'
  return (
    <div ref={place} className={`stack-6 ${styles.slot}`}>
      {isLost ? (
        <>
          <LazyNotice of={lazy}>{t().dialog.loadingForm}</LazyNotice>
          <ContactWays />
        </>
      ) : null}
      <FormPlaceholder name={name} isLost={isLost}>
        {children}
      </FormPlaceholder>
    </div>
  )
}

const approaches = ['pointerover', 'pointerdown', 'focusin']

/**
 * True once the element is in or near the viewport, or its `<details>` is hovered, pressed or focused, or
 * where its form has a receipt to show.
 */
function useApproached(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!place.current || isNear) return undefined
    const around = place.current.closest('details') ?? place.current
    const approach = () => setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && approach(),
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    const form = place.current.querySelector('form')?.dataset['waits'] ?? ''
    if (tabStorage.read(receiptKey(form)) !== null) approach()
    for (const type of approaches) around.addEventListener(type, approach, { once: true })
    return () => {
      observer.disconnect()
      for (const type of approaches) around.removeEventListener(type, approach)
    }
  }, [place, isNear])
  return isNear
}

interface FormPlaceholderProps {
  /** Name of the form. */
  name: string
  /** The form's code failed to load; a submit waits for another try. */
  isLost: boolean
  children: ReactNode
}

/**
 * A form before its script has loaded: it can be filled in, and a submit is queued until it can be sent.
 * The button is disabled in the prerendered page, so that nothing is sent where no script runs.
 */
export function FormPlaceholder({ name, isLost, children }: FormPlaceholderProps) {
  const frame = useRef<HTMLFormElement>(null)
  const isInert = !useHydrated()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // Submitted before hydration.
    setBusy('submitted' in (frame.current?.dataset ?? {}))
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    holdSubmit(event.nativeEvent)
    setBusy(true)
  }

  return (
    <>
      <noscript>
        <ContactWays>{t().form.noScript}</ContactWays>
      </noscript>
      <LostNotice />
      <FormContext value={{ ...placeholderBinding(name), busy: busy && !isLost, isInert }}>
        <FormFrame ref={frame} data-waits={name} onSubmit={onSubmit}>
          {children}
        </FormFrame>
      </FormContext>
    </>
  )
}

/** The boot script shows this with a reason where the app itself fails to load. */
function LostNotice() {
  return (
    <div role="alert" hidden data-lost>
      <p />
      <ContactWays>{t().form.lost}</ContactWays>
      <Button variant="secondary" data-replay>
        {t().failure.tryAgain}
      </Button>
    </div>
  )
}

/** Whom to call or write to instead. */
function ContactWays({ children }: { children?: string }) {
  return <ContactNotice reach={use(ReceiptContext).reach}>{children}</ContactNotice>
}

/**
 * Null until the placeholder form in `place` may be replaced; then the values typed into it, read in the
 * same tick so that no keystroke is lost. Waits for the end of a press, a composition or a choice from a
 * native list, since replacing the form would interrupt it.
 */
export function useEarlyEntries(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
): EarlyEntries | null {
  const [early, setEarly] = useState<EarlyEntries | null>(null)
  const isHeld = useRef(false)
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const hold = () => void (isHeld.current = true)
    // The click that follows a pointer's release comes first.
    const release = () =>
      setTimeout(() => {
        isHeld.current = false
        setLooks((count) => count + 1)
      })
    const listeners = new AbortController()
    const { signal } = listeners
    for (const type of ['pointerdown', 'compositionstart'])
      element.addEventListener(type, hold, { signal })
    for (const type of ['pointerup', 'pointercancel', 'compositionend', 'change', 'focusout'])
      document.addEventListener(type, release, { signal })
    return () => listeners.abort()
  }, [place])

  useLayoutEffect(() => {
    const form = place.current?.querySelector('form')
    if (!isWanted || early || isHeld.current || !form) return
    const isChoosing = form.contains(document.activeElement?.closest('select') ?? null)
    // oxlint-disable-next-line react/set-state-in-effect -- what is in the page is known only now
    if (!isChoosing) setEarly(readEarlyEntries(form))
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each look may find the form at rest
  }, [place, isWanted, early, looks])

  return early
}
