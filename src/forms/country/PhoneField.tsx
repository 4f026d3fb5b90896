import type { ReactNode } from 'react'
import { countries } from '#src/config/countries.ts'
import type { Country } from '#src/config/countries.ts'
import { PhoneBox } from '#src/ui/combobox/PhoneBox.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { LazyPicker } from './LazyPicker.tsx'
import { usePhoneHelp } from './use-phone-help.ts'

interface PhoneFieldProps {
  /** The names, in the form's values, of the number and of the country that it is dialled in. */
  name: string
  countryField: string
  country: Country
  /** The value that the country's field gets for a country. */
  toValue: (country: Country) => string
  onCountry?: (country: Country) => void
  hint?: ReactNode
  formats?: boolean
}

/** A phone number with the country it is dialled in, which follows a number of another country. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, countryField, country, toValue, onCountry, hint, formats = false } = props
  const number = useFormField(name)
  const dial = useFormField(countryField)
  const { isPlaceholder } = number
  const problem = number.problem ?? dial.problem
  const help = usePhoneHelp({
    typed: number.value,
    country,
    formats,
    change: number.change,
    choose,
  })

  function choose(chosen: Country) {
    dial.change(toValue(chosen))
    onCountry?.(chosen)
  }

  const picker = {
    id: dial.id,
    name: countryField,
    value: dial.value,
    label: 'Country code',
    shows: 'dial',
    countries,
    chosen: country,
    onChoose: choose,
    onLeave: dial.leave,
    isInvalid: dial.problem !== undefined,
  } as const

  return (
    <Field
      {...{
        id: number.id,
        label: 'Phone number',
        hint,
        note: problem ? undefined : help.advice,
        problem,
      }}
    >
      {(control) => (
        <PhoneBox
          input={{
            ...control,
            name,
            ...(isPlaceholder ? {} : { value: number.value }),
            onChange: (event) => number.change(event.target.value),
            onFocus: isPlaceholder ? undefined : help.enter,
            onBlur() {
              number.leave()
              if (!isPlaceholder) help.leave()
            },
          }}
        >
          {isPlaceholder ? <CountrySelect {...picker} isPlaceholder /> : <LazyPicker {...picker} />}
        </PhoneBox>
      )}
    </Field>
  )
}
