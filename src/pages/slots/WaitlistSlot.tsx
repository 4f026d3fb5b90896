import { StillWaitlist } from '#src/forms/waitlist/StillWaitlist.tsx'
import { FormSlot } from '#src/layout/FormSlot.tsx'

interface WaitlistSlotProps {
  email: string | undefined
  phone: string | undefined
}

/** The waitlist's form, drawn disabled until its code is here. */
export function WaitlistSlot({ email, phone }: WaitlistSlotProps) {
  return (
    <FormSlot name="waitlist" load={loadWaitlist} email={email} phone={phone}>
      <StillWaitlist email={email} phone={phone} />
    </FormSlot>
  )
}

async function loadWaitlist() {
  return (await import('#src/forms/waitlist/WaitlistForm.tsx')).WaitlistForm
}
