import { hosts } from '#src/config/hosts.ts'
import { countryByName } from '#shared/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { Select } from '#src/ui/field/Controls.tsx'
import type { Country } from '#shared/countries.ts'
import type { FieldMark } from '#src/ui/field/Field.tsx'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'

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
  const { id, value, problem, change, leave } = useFormField(name)
  const Picker = use(PickerContext)
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => (
        <Picker
          {...{ id, name, value, countries }}
          flags={hosts.flags}
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

/**
 * A native select of countries: the markup that a page is served with. It has neither search nor flags,
 * but needs no script.
 */
export function CountrySelect(props: CountryPickerProps<Country>) {
  const { id, name, countries, chosen, onLeave, shows, label } = props
  return (
    <Select
      id={id}
      name={name}
      placeholder={chosen?.dialCode ?? 'Choose a country'}
      choices={countries.map(({ name: country, dialCode }) => ({
        value: country,
        label: shows === 'dial' ? `${dialCode} ${country}` : country,
      }))}
      aria-label={label}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      onBlur={onLeave}
    />
  )
}

/**
 * What chooses a country. A form provides the picker with its search and flags; its placeholder, whose
 * page does without that code, keeps the native select.
 */
export const PickerContext =
  createContext<(props: CountryPickerProps<Country>) => ReactNode>(CountrySelect)
