import { durations } from '#shared/limits.ts'
import { clearMyDetails } from '#src/leads/outbox/outbox.ts'
import { Button } from '#src/ui/action/Action.tsx'
import { Band } from '#src/ui/band/Band.tsx'
import { FieldStack } from '#src/ui/field/FormFrame.tsx'
import { showToast } from '#src/ui/toast/toast.tsx'
import type { Reach } from '#src/forms/receipt/receipt-texts.ts'
import { ClosedLead, UndeliveredLead } from './PendingLeads.tsx'
import { useStored } from './use-stored.ts'

const goneText = 'Your details are gone from this browser.'
const leftText =
  'Some of your details could not be cleared. Try again, or clear the data of this site in the settings of your browser.'

/** What this browser stores of the visitor's forms, with buttons to send it again or to clear it. */
export function StoredDetails({ reach }: { reach: Reach | null }) {
  const { stored, refresh } = useStored()
  const isEmpty = stored.pending.length === 0 && !stored.hasTexts && !stored.hasUnreadable
  if (isEmpty) return null

  async function clear() {
    const isGone = await clearMyDetails()
    await refresh()
    showToast({
      text: isGone ? goneText : leftText,
      tone: isGone ? 'success' : 'error',
      duration: durations.toast,
    })
  }

  return (
    <Band joined>
      <FieldStack>
        <h2>Your details in this browser</h2>
        {stored.hasTexts ? (
          <p>What you typed into our forms is kept until you close this tab.</p>
        ) : null}
        {stored.hasUnreadable ? (
          <p>
            An earlier visit has left details here that this page cannot show. They are deleted
            within a day.
          </p>
        ) : null}
        {stored.pending.map((lead) =>
          lead.isClosed ? (
            <ClosedLead key={lead.id} lead={lead} reach={reach} />
          ) : (
            <UndeliveredLead key={lead.id} lead={lead} />
          ),
        )}
        <div>
          <Button variant="danger" onClick={() => void clear()}>
            Clear my details
          </Button>
        </div>
      </FieldStack>
    </Band>
  )
}
