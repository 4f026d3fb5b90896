import { use } from 'react'
import { countryByName, defaultCountry } from '#src/config/countries.ts'
import { PhoneField } from '#src/forms/country/PhoneField.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { WaitlistTextsContext } from './texts.ts'

/** The phone number; the country of its picker is the one the visitor lives in. */
export function ResidentPhone() {
  const { value: name } = useFormField('residentCountry')
  const country = countryByName(name) ?? defaultCountry
  return (
    <PhoneField
      name="phoneNumber"
      countryField="residentCountry"
      country={country}
      formats
      toValue={(chosen) => chosen.name}
      hint={use(WaitlistTextsContext).phoneHint}
    />
  )
}
