import { useEffect, useRef, useState } from 'react'
import type { LeadBodies } from '#src/leads/calls/lead-calls.ts'
import type { LeadName } from '#src/leads/calls/lead-calls.ts'
import { outbox, submitLead } from '#src/leads/outbox/outbox.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
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
export function useLead<Name extends LeadName, Values>(
  call: Name,
  toBody: (values: Values) => LeadBodies[Name],
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
    const result = await submitLead(call, toBody(values))
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
