import { use } from 'react'
import { countryByName, defaultCountry } from '#src/config/countries.ts'
import { PhoneField } from '../country/PhoneField.tsx'
import { useFormField } from '../form/form-context.ts'
import { WaitlistTextsContext } from './texts.ts'
import { usePhoneHelp } from './use-phone-help.ts'

/** The phone number; the country of its picker is the one the visitor lives in. */
export function ResidentPhone() {
  const { value: name } = useFormField('residentCountry')
  const { value: typed, change } = useFormField('phoneNumber')
  const country = countryByName(name) ?? defaultCountry
  const { enter, leave, advice } = usePhoneHelp(typed, country, change)
  return (
    <PhoneField
      name="phoneNumber"
      countryField="residentCountry"
      country={country}
      toValue={(chosen) => chosen.name}
      hint={use(WaitlistTextsContext).phoneHint}
      note={advice}
      onFocus={enter}
      onLeave={leave}
    />
  )
}
