import { PhoneBox } from '#src/ui/combobox/PhoneBox.tsx'
import { StillPicker } from '#src/ui/combobox/StillPicker.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import type { FormNoticeProps } from '#src/ui/field/FormNotice.tsx'
import { fieldId } from '../form/form-context.ts'
import { StillForm } from '../form/StillForm.tsx'
import { labels } from './labels.ts'
import { WaitlistFace } from './WaitlistFace.tsx'

const id = (name: string) => fieldId('waitlist', name)

/** The waitlist form before its script: drawn, disabled, and with other ways to reach us. */
export function StillWaitlist({ email, phone }: Pick<FormNoticeProps, 'email' | 'phone'>) {
  return (
    <StillForm name="waitlist" email={email} phone={phone}>
      <WaitlistFace
        phone={
          <Field id={id('phoneNumber')} label="Phone number" hint={labels.phoneHint}>
            {(control) => (
              <PhoneBox input={{ ...control, name: 'phoneNumber' }}>
                <StillPicker id={id('residentCountry')} shows="dial" label="Country code">
                  +1
                </StillPicker>
              </PhoneBox>
            )}
          </Field>
        }
        build={
          <Field id={id('targetCountry')} label={labels.build}>
            {(control) => <StillPicker id={control.id}>Choose a country</StillPicker>}
          </Field>
        }
      />
    </StillForm>
  )
}
