import { useEffect, useRef, useState } from 'react'
import { outbox, submitLead } from '#src/leads/outbox/outbox.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { Form } from './Form.tsx'
import type { FormActions, FormProps } from './Form.tsx'
import type { FailedLead } from './form-context.ts'
import type { LeadBody } from '#shared/leads/index.ts'
import type { FormDefinition } from '#shared/leads/definition.ts'
import type { LeadResult } from '#src/leads/outbox/entry.ts'
import type { Toast } from '#src/ui/toast/toast.tsx'

interface LeadFormProps<Values extends object> extends Omit<FormProps<Values>, 'onSubmit'> {
  of: FormDefinition<Values, LeadBody>
  toast?: LeadToast
  /** Called before the values are sent. */
  onSend?: () => void
  /** Called when the lead was received and the form is empty again; `text` is what the visitor is told. */
  onReceived?: (text: string | null, values: Values) => void
}

/** A form that sends one lead, with the receipt of the last one. */
export function LeadForm<Values extends object>(props: LeadFormProps<Values>) {
  const { of, toast, onSend, onReceived, ...form } = props
  const lead = useLead(of, toast)

  async function submit(values: Values, { reset }: FormActions) {
    onSend?.()
    const { received, text } = await lead.send(values)
    if (!received) return
    reset()
    onReceived?.(text, values)
  }

  return (
    <>
      <ReceiptPlace form={of.name} />
      <Form {...form} of={of} failed={lead} onSubmit={submit} />
    </>
  )
}

interface Lead<Values> extends FailedLead {
  /** Sends the form's values and tells the visitor the result; never throws. */
  send: (values: Values) => Promise<LeadResult>
}

/** The toast that shows the result. */
interface LeadToast {
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
  const [failureText, setFailureText] = useState<string | null>(null)
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
    setFailureText(null)
  }

  async function send(values: Values): Promise<LeadResult> {
    forget()
    const result = await submitLead(name, toPayload(values))
    const { received, text } = result
    setFailure(received ? null : result)
    if (!toast) setFailureText(received ? null : text)
    else if (text !== null) {
      const tone = received ? 'success' : 'error'
      const shown = showToast({
        text,
        isFailure: !received,
        tone: toast.plain ? 'plain' : tone,
        duration: toast.duration,
        onClose: () => setFailureText(received || last.current !== shown ? null : text),
      })
      last.current = shown
    }
    return result
  }

  return { send, failure, failureText }
}
