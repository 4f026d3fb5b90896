import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { EarlyEntries } from '#src/boot/early-entries.ts'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { receiptKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { LazyNotice } from '#src/ui/lazy/LazyNotice.tsx'
import { useLazy } from '#src/ui/lazy/lazy.ts'
import styles from './FormSlot.module.css'
import { useEarlyEntries } from './use-early-entries.ts'

interface FormSlotProps {
  /** Loads the form with `loadChunk`; a constant. */
  load: () => Promise<ComponentType<{ early: EarlyEntries }>>
  email: string | null | undefined
  phone: string | null | undefined
  /** The placeholder of the form, of the same size; `isLost` says that the form itself could not be loaded. */
  children: (isLost: boolean) => ReactNode
}

/**
 * A form within a page: loaded when a visitor comes near it. It replaces its placeholder and takes over
 * what was typed there.
 */
export function FormSlot({ load, email, phone, children }: FormSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const lazy = useLazy(load, useApproached(place))
  const early = useEarlyEntries(place, lazy.state === 'ready')
  if (lazy.state === 'ready' && early) return <lazy.Component early={early} />
  const isLost = lazy.state === 'failed'
  return (
    <div ref={place} className={styles.slot}>
      {isLost ? (
        <>
          <LazyNotice lazy={lazy}>Loading the form</LazyNotice>
          <ContactNotice email={email} phone={phone} />
        </>
      ) : null}
      {children(isLost)}
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
    // Focused before hydration.
    if (around.contains(document.activeElement)) approach()
    for (const type of approaches) around.addEventListener(type, approach)
    return () => {
      observer.disconnect()
      for (const type of approaches) around.removeEventListener(type, approach)
    }
  }, [place, isNear])
  return isNear
}
