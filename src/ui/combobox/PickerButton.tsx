import type { ComponentProps } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { CountryFlag } from './CountryFlag.tsx'
import type { PickerCountry } from './match-countries.ts'
import styles from './CountryPicker.module.css'

/** How a country picker looks while it is closed. */
export interface PickerLook {
  chosen: PickerCountry | undefined
  /** `dial` shows the code instead of the name. */
  shows?: 'name' | 'dial'
  /** Spoken name where there is no `<label>`. */
  label?: string
  isRequired?: boolean
  isInvalid?: boolean
  describedBy?: string | undefined
}

interface PickerButtonProps extends PickerLook {
  /** Properties of the element itself. */
  button: ComponentProps<'button'>
  isOpen: boolean
}

/** The button of a country picker: flag and name, or dial code. */
export function PickerButton(props: PickerButtonProps) {
  const { button, isOpen, chosen, shows = 'name', label } = props
  const { isRequired = false, isInvalid = false, describedBy } = props
  return (
    <button
      {...button}
      type="button"
      // A native select cannot be searched or show flags.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="combobox"
      tabIndex={0}
      className={styles.button}
      data-shows={shows}
      aria-haspopup="listbox"
      // Names its list, which a picker on its way has not got yet.
      aria-controls={button['aria-controls']}
      aria-expanded={isOpen}
      aria-label={label}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    >
      {chosen ? <CountryFlag src={chosen.flag} /> : null}
      {shows === 'dial' ? <VisuallyHidden>{chosen?.name}</VisuallyHidden> : null}
      {chosen ? (
        <span className={styles.value}>{shows === 'dial' ? chosen.dialCode : chosen.name}</span>
      ) : (
        <span className={styles.empty}>Choose a country</span>
      )}
      <Icon name="chevron-down" small={shows === 'dial'} />
    </button>
  )
}
