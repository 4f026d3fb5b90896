import { use, useLayoutEffect, useRef } from 'react'
import type { LeadResult } from '#src/services/outbox/entry.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { FormContext } from './form-context.ts'

interface SubmitButtonProps {
  children: string
  /** What came of the last submit: one that is held can be sent again. */
  failure?: LeadResult | null
  /** 56 pixels high and as wide as the form. */
  wide?: boolean
  /** The browser's own `disabled` while busy (§4, contact page); else the focus stays on it. */
  disables?: boolean
}

/** Sends the form; shows laying bricks and "Sending" while that is under way. */
export function SubmitButton({
  children,
  failure,
  wide = false,
  disables = false,
}: SubmitButtonProps) {
  const { busy, isInert } = use(FormContext)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // A disabled button loses the focus; it gets it back.
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return (
    <Button
      ref={button}
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
