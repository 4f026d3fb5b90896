import { useEffect, useRef, useState } from 'react'
import { outbox, submitLead } from '#src/leads/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import { Caution } from '#src/ui/field/Banner.tsx'
import { FieldProblem } from '#src/ui/field/Field.tsx'
import type { LeadBody } from '#shared/leads/index.ts'
import type { FormDefinition } from '#shared/leads/definition.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import type { Toast } from '#src/ui/toast/toast.tsx'

export interface Lead<Values> {
  /** Sends the form's values and tells the visitor the result; never throws. */
  send: (values: Values) => Promise<LeadResult>
  /** The result of the last submit, if it was not delivered. */
  failure: LeadResult | null
  /** The failure's text once its toast has gone, so that it can still be read. */
  afterword: string | null
}

/** The toast that shows the result. */
export interface LeadToast {
  /** Milliseconds. */
  duration: number
  /** Black on white, for success and failure alike. */
  plain?: boolean
}

/** Submits one kind of lead; without `toast` the form shows the result itself. */
export function useLead<Values extends object>(
  { name, toPayload }: FormDefinition<Values, LeadBody>,
  toast?: LeadToast,
): Lead<Values> {
  const [failure, setFailure] = useState<LeadResult | null>(null)
  const [afterword, setAfterword] = useState<string | null>(null)
  const last = useRef<Toast>(undefined)

  useEffect(() => {
    if (!failure) return undefined
    return outbox.watch((event) => {
      // It was delivered after all, so the failure must go.
      if (event.kind === 'delivered' && event.id === failure.id) forget()
    })
  }, [failure])

  function forget() {
    last.current?.close()
    last.current = undefined
    setFailure(null)
    setAfterword(null)
  }

  async function send(values: Values): Promise<LeadResult> {
    forget()
    const result = await submitLead(name, toPayload(values))
    const { received, text } = result
    setFailure(received ? null : result)
    if (toast && text !== null) {
      const tone = received ? 'success' : 'error'
      const shown = showToast({
        text,
        isFailure: !received,
        tone: toast.plain ? 'plain' : tone,
        duration: toast.duration,
        onClose: () => setAfterword(received || last.current !== shown ? null : text),
      })
      last.current = shown
    }
    return result
  }

  return { send, failure, afterword }
}

interface LeadNoteProps {
  /** Name of the form. */
  id: string
  lead: Pick<Lead<never>, 'failure' | 'afterword'>
  /** No toast shows the failure, so it is shown here. */
  tellsFailure?: boolean
}

/** Shown beside the button after a failed submit: why it failed, and whether to send it again. */
export function LeadNote({ id, lead, tellsFailure = false }: LeadNoteProps) {
  const { failure, afterword } = lead
  const text = tellsFailure ? failure?.text : afterword
  return (
    <>
      {text ? (
        <div role="alert">
          <FieldProblem id={id} problem={text} />
        </div>
      ) : null}
      {isInDoubt(failure) ? (
        <Caution>
          We got no clear answer, so this may already have arrived. If you send it again, we may get
          it twice. Nothing you typed is lost.
        </Caution>
      ) : null}
    </>
  )
}

function isInDoubt(failure: LeadResult | null): boolean {
  return failure !== null && failure.outcome === 'held' && failure.mayHaveArrived
}
