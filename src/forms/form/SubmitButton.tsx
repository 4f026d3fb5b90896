import { use, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { t } from '#shared/words/words.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Caution } from '#src/ui/field/Banner.tsx'
import { FieldProblem } from '#src/ui/field/Field.tsx'
import { Spinner } from '#src/ui/spinner/Spinner.tsx'
import { fieldId, FormContext } from './form-context.ts'

interface SubmitButtonProps {
  children: string
  /** 56 pixels high and as wide as the form. */
  wide?: boolean
  /** Natively disabled while busy; otherwise it keeps the focus. */
  disables?: boolean
}

/** Submits the form; shows a spinner and "Sending" while the form is busy. */
export function SubmitButton({ children, wide = false, disables = false }: SubmitButtonProps) {
  const { form, busy, isInert, failure } = use(FormContext)
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
          <Spinner /> {t().form.sending}
        </>
      ) : (
        (failure?.outcome === 'held' && t().form.sendAgain) || children
      )}
    </Button>
  )
}

/** Shown beside the button after a failed submit: why it failed, and whether to send it again. */
export function LeadNote() {
  const { form, failure, failureText } = use(FormContext)
  return (
    <>
      {failureText ? (
        <div role="alert">
          <FieldProblem id={fieldId(form, 'outcome')} problem={failureText} />
        </div>
      ) : null}
      {failure?.outcome === 'waiting' ? <Caution>{t().form.waiting}</Caution> : null}
      {failure?.outcome === 'held' && failure.mayHaveArrived ? (
        <Caution>{t().form.held}</Caution>
      ) : null}
    </>
  )
}

/** The problems of a refused submit, above the fields. */
export function FormSummary(): ReactNode {
  return use(FormContext).summary
}
