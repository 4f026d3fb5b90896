import { use, useLayoutEffect, useRef } from 'react'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { fieldId, FormContext } from './form-context.ts'

interface SubmitButtonProps {
  children: string
  /** The result of the last submit; a held one can be sent again. */
  failure?: LeadResult | null
  /** 56 pixels high and as wide as the form. */
  wide?: boolean
  /** Natively disabled while busy; otherwise it keeps the focus. */
  disables?: boolean
}

/** Submits the form; shows a spinner and "Sending" while the form is busy. */
export function SubmitButton({
  children,
  failure,
  wide = false,
  disables = false,
}: SubmitButtonProps) {
  const { form, busy, isInert } = use(FormContext)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // Disabling the button took the focus away.
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return (
    <Button
      ref={button}
      // By it the focus finds the button again when the form replaces its placeholder.
      id={fieldId(form, 'send')}
      type="submit"
      wide={wide}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      disabled={isInert || (busy && disables)}
    >
      {busy ? (
        <>
          <Spinner /> Sending
        </>
      ) : (
        (failure?.outcome === 'held' && 'Send again') || children
      )}
    </Button>
  )
}
