import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import { countryByName, inAlphabet } from '#shared/countries.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { useFormField } from '#src/forms/form/form-context.ts'
import { useState } from 'react'
import { lazy, useLazy } from '#src/ui/lazy/lazy.tsx'
import { Select } from '#src/ui/field/Controls.tsx'
import type { Country } from '#shared/countries.ts'
import type { FieldMark } from '#src/ui/field/Field.tsx'
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
  const { id, value, isPlaceholder, problem, change, leave } = useFormField(name)
  const [listed] = useState(() => inAlphabet(countries))
  return (
    <Field {...{ id, label, mark, problem }}>
      {(control) => {
        const picker = {
          id,
          name,
          value,
          countries: listed,
          flags: hosts.flags,
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

const CountryPicker = lazy(
  'country-list',
  () => import('#src/ui/combobox/CountryPicker.tsx'),
  'CountryPicker',
)

/** A country picker, whose place a native select takes until it has loaded, or where it fails to load. */
export function LazyPicker(props: CountryPickerProps) {
  const [hasFocus, setFocus] = useState(false)
  const picker = useLazy(CountryPicker, true)
  // A select that is in use would be closed.
  if (picker.state === 'ready' && !hasFocus) return <picker.Component {...props} />
  return <CountrySelect {...props} onFocus={setFocus} />
}

interface CountrySelectProps extends CountryPickerProps {
  /** In a form whose script has not arrived: the select itself holds the name of a country. */
  isPlaceholder?: boolean
  onFocus?: (hasFocus: boolean) => void
}

/** A native select of countries, which has neither search nor flags, but needs no script. */
export function CountrySelect({ isPlaceholder = false, onFocus, ...props }: CountrySelectProps) {
  const { id, name, value, countries, chosen, onChoose, onLeave, shows, label } = props
  const binding = isPlaceholder
    ? { name, placeholder: chosen?.dialCode ?? t().form.chooseCountry }
    : { value: chosen?.name ?? '', placeholder: chosen ? undefined : t().form.chooseCountry }
  return (
    <>
      <Select
        id={id}
        {...binding}
        choices={countries.map((country) => ({
          value: country.name,
          label: shows === 'dial' ? `${country.dialCode} ${country.label}` : country.label,
        }))}
        aria-label={label}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onFocus={() => onFocus?.(true)}
        onBlur={() => {
          onFocus?.(false)
          onLeave?.()
        }}
        onChange={({ target }) => {
          const picked = countries.find((country) => country.name === target.value)
          if (picked) onChoose(picked)
        }}
      />
      {isPlaceholder ? null : <input type="hidden" name={name} value={value} />}
    </>
  )
}
