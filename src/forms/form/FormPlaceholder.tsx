import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { holdSubmit } from '#src/boot/early-entries.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { FormFrame } from '#src/ui/field/FormFrame.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import type { ContactNoticeProps } from '#src/ui/contact-notice/ContactNotice.tsx'
import { FormContext, placeholderBinding } from './form-context.ts'

interface FormPlaceholderProps extends Pick<ContactNoticeProps, 'email' | 'phone'> {
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
export function FormPlaceholder({ name, email, phone, isLost, children }: FormPlaceholderProps) {
  const frame = useRef<HTMLFormElement>(null)
  const isInert = useSyncExternalStore(never, isHydrated, isWritten)
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
        <ContactNotice email={email} phone={phone}>
          This form needs a script that your browser does not run. Call us or write an e-mail.
        </ContactNotice>
      </noscript>
      <LostNotice email={email} phone={phone} />
      <FormContext value={{ ...placeholderBinding(name), busy: busy && !isLost, isInert }}>
        <FormFrame ref={frame} data-waits={name} onSubmit={onSubmit}>
          {children}
        </FormFrame>
      </FormContext>
    </>
  )
}

/** The boot script shows this with a reason where the app itself fails to load. */
function LostNotice({ email, phone }: Pick<ContactNoticeProps, 'email' | 'phone'>) {
  return (
    <div role="alert" hidden data-lost>
      <p />
      <ContactNotice email={email} phone={phone}>
        What you have typed stays here. Call us or write an e-mail.
      </ContactNotice>
      <Button variant="secondary" data-replay>
        Try again
      </Button>
    </div>
  )
}

const isWritten = () => true
const isHydrated = () => false
const never = () => () => {}
