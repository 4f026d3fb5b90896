import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { durations } from '#shared/limits.ts'
import { paths } from '#shared/paths.ts'
import { usePrefix } from '#src/browser/language.ts'
import { saveScheduleState } from '#src/browser/storage/scheduling.ts'
import { detailStorage } from '#src/leads/details.ts'
import { LeadForm } from '#src/forms/form/LeadForm.tsx'
import type { PageFormProps } from '#src/forms/form/form-context.ts'
import { waitlist } from '#shared/leads/waitlist.ts'
import { WaitlistFields } from './WaitlistFields.tsx'

/** The waitlist form; a delivered lead leads on to the scheduler. */
export function WaitlistForm({ early }: PageFormProps) {
  const navigate = useNavigate()
  const prefix = usePrefix()
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  function onReceived(_text: string | null, values: typeof waitlist.empty) {
    saveScheduleState(detailStorage, waitlist.toPayload(values))
    // A visitor who has left the page is not navigated away.
    if (isMounted.current) void navigate(prefix + paths.scheduler)
  }

  return (
    <LeadForm
      of={waitlist}
      toast={{ duration: durations.waitlistToast, plain: true }}
      early={early}
      onReceived={onReceived}
    >
      <WaitlistFields />
    </LeadForm>
  )
}
