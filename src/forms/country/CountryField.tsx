import { countryByName } from '#src/config/countries.ts'
import type { Country } from '#src/config/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import type { FieldMark } from '#src/ui/field/Field.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { CountrySelect } from './CountrySelect.tsx'
import { LazyPicker } from './LazyPicker.tsx'

interface CountryFieldProps {
  /** The field's name in the form's values. */
  name: string
  label: string
  countries: readonly Country[]
  mark?: FieldMark
  /** Called when another country is chosen. */
  onChange?: () => void
}

/** A field of the surrounding form for a country; its value is the English name. */
export function CountryField({ name, label, countries, mark, onChange }: CountryFieldProps) {
  const { id, value, isPlaceholder, problem, change, leave } = useFormField(name)
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => {
        const picker = {
          id,
          name,
          value,
          countries,
          chosen: countryByName(value),
          onChoose(country: Country) {
            change(country.name)
            onChange?.()
          },
          onLeave: leave,
          isRequired: mark === 'required',
          isInvalid: control['aria-invalid'],
          describedBy: control['aria-describedby'],
        }
        return isPlaceholder ? (
          <CountrySelect {...picker} isPlaceholder />
        ) : (
          <LazyPicker {...picker} />
        )
      }}
    </Field>
  )
}
