import type { Country } from '#src/config/countries.ts'
import type { CountryPickerProps } from '#src/ui/combobox/CountryPicker.tsx'
import { Select } from '#src/ui/field/Select.tsx'

/** Countries to choose from in the browser's own list: no search and no flags, but no code to wait for. */
export function NativePicker(props: CountryPickerProps<Country>) {
  const { id, name, value, countries, chosen, onChoose, onLeave, shows, label } = props
  return (
    <>
      <Select
        id={id}
        value={chosen?.code ?? ''}
        placeholder={chosen ? undefined : 'Choose a country'}
        choices={countries.map(({ code, name: country, dialCode }) => ({
          value: code,
          label: shows === 'dial' ? `${dialCode} ${country}` : country,
        }))}
        aria-label={label}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || undefined}
        aria-describedby={props.describedBy}
        onBlur={onLeave}
        onChange={({ target }) => {
          const picked = countries.find(({ code }) => code === target.value)
          if (picked) onChoose(picked)
        }}
      />
      <input type="hidden" name={name} value={value} />
    </>
  )
}
