import type { Country } from '#src/config/countries.ts'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'
import { Select } from '#src/ui/field/Controls.tsx'

interface CountrySelectProps extends CountryPickerProps<Country> {
  /** In a form whose script has not arrived: the select itself holds the name of a country. */
  isPlaceholder?: boolean
}

/**
 * A native select of countries: the markup that a page is served with, and the fallback of the picker.
 * It has neither search nor flags, but needs no script.
 */
export function CountrySelect({ isPlaceholder = false, ...props }: CountrySelectProps) {
  const { id, name, value, countries, chosen, onChoose, onLeave, shows, label } = props
  const binding = isPlaceholder
    ? { name, placeholder: chosen?.dialCode ?? 'Choose a country' }
    : { value: chosen?.name ?? '', placeholder: chosen ? undefined : 'Choose a country' }
  return (
    <>
      <Select
        id={id}
        {...binding}
        choices={countries.map(({ name: country, dialCode }) => ({
          value: country,
          label: shows === 'dial' ? `${dialCode} ${country}` : country,
        }))}
        aria-label={label}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={onLeave}
        onChange={({ target }) => {
          const picked = countries.find((country) => country.name === target.value)
          if (picked) onChoose(picked)
        }}
      />
      {isPlaceholder ? null : <input type="hidden" name={name} value={value} />}
    </>
  )
}
