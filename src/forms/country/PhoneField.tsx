import type { ReactNode } from 'react'
import { countries } from '#src/config/countries.ts'
import type { Country } from '#src/config/countries.ts'
import { PhoneBox } from '#src/ui/combobox/PhoneBox.tsx'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField } from '../form/form-context.ts'
import { LatePicker } from './LatePicker.tsx'

interface PhoneFieldProps {
  /** The specification's name of the number's field, and of the field that the country fills (§3). */
  name: string
  countryField: string
  country: Country
  /** What the country's field holds of a country. */
  hold: (country: Country) => string
  onCountry?: (country: Country) => void
  hint?: ReactNode
  note?: ReactNode
  onFocus?: () => void
  onLeave?: () => void
}

/** A telephone number with the country it is dialled in. */
export function PhoneField(props: PhoneFieldProps) {
  const { name, countryField, country, hold, onCountry, hint, note, onFocus, onLeave } = props
  const number = useFormField(name)
  const dial = useFormField(countryField)
  const problem = number.problem ?? dial.problem
  return (
    <Field {...{ id: number.id, label: 'Phone number', hint, note, problem }}>
      {(control) => (
        <PhoneBox
          input={{
            ...control,
            name,
            value: number.value,
            onChange: (event) => number.change(event.target.value),
            onFocus,
            onBlur() {
              number.leave()
              onLeave?.()
            },
          }}
        >
          <LatePicker
            id={dial.id}
            name={countryField}
            value={dial.value}
            label="Country code"
            shows="dial"
            countries={countries}
            chosen={country}
            onChoose={(chosen) => {
              dial.change(hold(chosen))
              onCountry?.(chosen)
            }}
            onLeave={dial.leave}
            isInvalid={dial.problem !== undefined}
          />
        </PhoneBox>
      )}
    </Field>
  )
}
