import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'
import { FormNotice } from '#src/ui/field/FormNotice.tsx'
import { LateNotice } from '#src/ui/late/LateNotice.tsx'
import { useLate } from '#src/ui/late/use-late.ts'
import styles from './FormSlot.module.css'

interface FormSlotProps {
  /** Name of the form, and with "-form" that of its chunk. */
  name: string
  /** Fetches the form; a constant. */
  load: () => Promise<ComponentType>
  email: string | null | undefined
  phone: string | null | undefined
  /** The form as it is drawn before: of the same size, disabled. */
  children: ReactNode
}

/** A form within a page: fetched when it comes into view, in the place of its still picture. */
export function FormSlot({ name, load, email, phone, children }: FormSlotProps) {
  const place = useRef<HTMLDivElement>(null)
  const late = useLate(`${name}-form`, load, useSeen(place))
  if (late.state === 'here') return <late.Part />
  return (
    <div ref={place} className={styles.slot}>
      {late.state === 'failed' ? (
        <>
          <LateNotice late={late}>Loading the form</LateNotice>
          <FormNotice email={email} phone={phone} />
        </>
      ) : (
        children
      )}
    </div>
  )
}

/** True from the first time on that the element is in view, or nearly. */
function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!place.current || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, seen])
  return seen
}
