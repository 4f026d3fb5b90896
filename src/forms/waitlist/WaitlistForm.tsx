import { use, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { durations } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { saveScheduleState } from '#src/browser/storage/scheduling.ts'
import { detailStorage } from '#src/leads/details.ts'
import { Form } from '#src/forms/form/Form.tsx'
import type { FormActions } from '#src/forms/form/Form.tsx'
import { LeadNote, useLead } from '#src/forms/form/use-lead.tsx'
import type { PageFormProps } from '#src/forms/form/form-context.ts'
import { ReceiptContext } from '#src/forms/form/form-context.ts'
import { ReceiptPlace } from '#src/forms/receipt/ReceiptPlace.tsx'
import { waitlist } from '#shared/leads/waitlist.ts'
import { WaitlistFields } from './WaitlistFields.tsx'

/** The waitlist form; a delivered lead leads on to the scheduler. */
export function WaitlistForm({ early }: PageFormProps) {
  const navigate = useNavigate()
  const isMounted = useRef(false)
  const content = use(ReceiptContext)
  const lead = useLead(waitlist, {
    duration: durations.waitlistToast,
    plain: true,
  })

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  async function submit(values: typeof waitlist.empty, { reset }: FormActions) {
    const { received } = await lead.send(values)
    if (!received) return
    saveScheduleState(detailStorage, waitlist.toPayload(values))
    reset()
    // A visitor who has left the page is not navigated away.
    if (isMounted.current) await navigate(paths.scheduler)
  }

  return (
    <>
      <ReceiptPlace form="waitlist" content={content} />
      <Form of={waitlist} early={early} onSubmit={submit}>
        {(summary) => (
          <WaitlistFields
            summary={summary}
            note={<LeadNote id="waitlist" lead={lead} />}
            failure={lead.failure}
          />
        )}
      </Form>
    </>
  )
}
