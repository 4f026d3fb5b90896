import { use } from 'react'
import { buildCountries, countries, defaultCountry } from '#src/config/countries.ts'
import { PhoneBox } from '#src/ui/combobox/PhoneBox.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import type { FormNoticeProps } from '#src/ui/field/FormNotice.tsx'
import { Select } from '#src/ui/field/Select.tsx'
import { fieldId } from '../form/form-context.ts'
import { FormPlaceholder } from '../form/FormPlaceholder.tsx'
import { WaitlistTextsContext } from './texts.ts'
import { WaitlistFields } from './WaitlistFields.tsx'

const id = (name: string) => fieldId('waitlist', name)

/** The waitlist form before its script: countries are chosen from the browser's own lists. */
export function WaitlistPlaceholder(
  props: Pick<FormNoticeProps, 'email' | 'phone'> & { isLost: boolean },
) {
  const texts = use(WaitlistTextsContext)
  return (
    <FormPlaceholder name="waitlist" {...props}>
      <WaitlistFields
        phone={
          <Field id={id('phoneNumber')} label="Phone number" hint={texts.phoneHint}>
            {(control) => (
              <PhoneBox input={{ ...control, name: 'phoneNumber' }}>
                <Select
                  id={id('residentCountry')}
                  name="residentCountry"
                  aria-label="Country code"
                  placeholder={defaultCountry.dialCode}
                  choices={countries.map(({ name, dialCode }) => ({
                    value: name,
                    label: `${dialCode} ${name}`,
                  }))}
                />
              </PhoneBox>
            )}
          </Field>
        }
        build={
          <Field id={id('targetCountry')} label={texts.build}>
            {(control) => (
              <Select
                {...control}
                name="targetCountry"
                placeholder="Choose a country"
                choices={buildCountries.map(({ name }) => ({ value: name, label: name }))}
              />
            )}
          </Field>
        }
      />
    </FormPlaceholder>
  )
}
