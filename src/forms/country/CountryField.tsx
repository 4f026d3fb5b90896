import { countryByName } from '#src/config/countries.ts'
import type { Country } from '#src/config/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import type { FieldMark } from '#src/ui/field/Field.tsx'
import { useFormField } from '../form/form-context.ts'
import { LatePicker } from './LatePicker.tsx'

interface CountryFieldProps {
  /** The specification's name of the field (§3). */
  name: string
  label: string
  countries: readonly Country[]
  mark?: FieldMark
  /** Another country than before was chosen. */
  onChange?: () => void
}

/** A country of the form around it, held by its English name. */
export function CountryField({ name, label, countries, mark, onChange }: CountryFieldProps) {
  const { id, value, problem, change, leave } = useFormField(name)
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => (
        <LatePicker
          {...{ id, name, value, countries }}
          chosen={countryByName(value)}
          onChoose={(country) => {
            change(country.name)
            onChange?.()
          }}
          onLeave={leave}
          isRequired={mark === 'required'}
          isInvalid={control['aria-invalid']}
          describedBy={control['aria-describedby']}
        />
      )}
    </Field>
  )
}
