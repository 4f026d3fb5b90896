import { useEffect, useRef, useState } from 'react'
import type { LeadBodies } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-calls.ts'
import { outbox, submitLead } from '#src/services/outbox/outbox.ts'
import type { LeadResult } from '#src/services/outbox/entry.ts'
import { showToast } from '#src/ui/toast/toast.ts'
import type { Toast } from '#src/ui/toast/toast.ts'

export interface Lead<Values> {
  /** Sends what the form holds and tells the visitor what came of it; nothing is thrown. */
  send: (values: Values) => Promise<LeadResult>
  /** What came of the last submit; null before, and after one that arrived. */
  failure: LeadResult | null
  /** The failure's text once its toast is gone: nobody has to read within seconds. */
  afterword: string | null
}

/** How the outcome is told in a toast. */
export interface LeadToast {
  /** Milliseconds. */
  duration: number
  /** Black and white, whatever came of it (§8, waitlist). */
  plain?: boolean
}

/** One of the six calls, as a form uses it; without `toast` the form tells the outcome itself. */
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
      // It arrived after all: nothing may go on saying that it did not.
      if (event.kind === 'delivered' && event.id === failure.id) forget()
    })
  }, [failure])

  function forget() {
    setFailure(null)
    setAfterword(null)
    last.current?.close()
    last.current = undefined
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
