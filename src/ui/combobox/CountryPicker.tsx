import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Spoken } from '../spoken/Spoken.tsx'
import { CountryPanel } from './CountryPanel.tsx'
import styles from './CountryPicker.module.css'
import { CountryFlag } from './CountryFlag.tsx'
import { usePicker } from './use-picker.ts'
import type { PickerCountry } from './match-countries.ts'

export interface CountryPickerProps<Entry extends PickerCountry> {
  /** Of the button, for its `<label>`. */
  id: string
  /** Of the hidden input that carries the value. */
  name: string
  /** What the hidden input carries. */
  value: string
  countries: readonly Entry[]
  chosen: Entry | undefined
  onChoose: (country: Entry) => void
  /** The focus has left button and list. */
  onLeave?: () => void
  /** `dial` shows the code instead of the name. */
  shows?: 'name' | 'dial'
  /** Spoken name where there is no `<label>`. */
  label?: string
  isRequired?: boolean
  isInvalid?: boolean
  describedBy?: string | undefined
}

/** A button that opens a searchable list of countries with flags (PRODUCT.md, DESIGN.md §6). */
export function CountryPicker<Entry extends PickerCountry>({
  id,
  name,
  value,
  countries,
  chosen,
  onChoose,
  onLeave,
  shows = 'name',
  label,
  isRequired = false,
  isInvalid = false,
  describedBy,
}: CountryPickerProps<Entry>) {
  const button = useRef<HTMLButtonElement>(null)
  const picker = usePicker({ id, countries, chosen, onChoose, button })
  const { ref, ...toggle } = picker.getToggleButtonProps({ onKeyDown: picker.onButtonKey })

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  return (
    <div className={styles.picker} onBlur={onBlur}>
      <button
        {...toggle}
        ref={(node) => {
          button.current = node
          if (typeof ref === 'function') ref(node)
        }}
        type="button"
        // A native select cannot be searched or show flags.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        tabIndex={0}
        className={styles.button}
        data-shows={shows}
        aria-haspopup="listbox"
        aria-controls={`${id}-list`}
        aria-expanded={picker.isOpen}
        aria-label={label}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        {chosen ? <CountryFlag src={chosen.flag} /> : null}
        {shows === 'dial' ? <Spoken>{chosen?.name}</Spoken> : null}
        {chosen ? (
          <span className={styles.value}>{shows === 'dial' ? chosen.dialCode : chosen.name}</span>
        ) : (
          <span className={styles.empty}>Choose a country</span>
        )}
        <Icon name="chevron-down" small={shows === 'dial'} />
      </button>
      <input type="hidden" name={name} value={value} />
      <CountryPanel
        picker={picker}
        chosen={chosen}
        withDialCodes={shows === 'dial'}
        button={button}
      />
    </div>
  )
}
