import { FormPlaceholder } from '#src/forms/form/FormPlaceholder.tsx'
import { WaitlistFields } from './WaitlistFields.tsx'
import { FormSlot } from '#src/forms/form/FormSlot.tsx'
import { loadWaitlist } from './load-waitlist.ts'

interface WaitlistSlotProps {
  email: string | undefined
  phone: string | undefined
}

/** The waitlist's form, with a placeholder until its code is loaded. */
export function WaitlistSlot({ email, phone }: WaitlistSlotProps) {
  return (
    <FormSlot load={loadWaitlist} email={email} phone={phone}>
      {(isLost) => (
        <FormPlaceholder name="waitlist" email={email} phone={phone} isLost={isLost}>
          <WaitlistFields />
        </FormPlaceholder>
      )}
    </FormSlot>
  )
}
