import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { CountryPanel } from './CountryPanel.tsx'
import { PickerButton } from './PickerButton.tsx'
import type { PickerLook } from './PickerButton.tsx'
import { usePicker } from './use-picker.ts'
import type { PickerCountry } from './match-countries.ts'
import styles from './CountryPicker.module.css'

export interface CountryPickerProps<Entry extends PickerCountry> extends PickerLook {
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
  /** It begins open, with so much typed into its search. */
  opensWith?: string | undefined
}

/** A button that opens a searchable list of countries with flags (PRODUCT.md, DESIGN.md §6). */
export function CountryPicker<Entry extends PickerCountry>(props: CountryPickerProps<Entry>) {
  const { id, name, value, countries, chosen, onChoose, onLeave, opensWith, ...look } = props
  const button = useRef<HTMLButtonElement>(null)
  const picker = usePicker({ id, countries, chosen, onChoose, button, opensWith })
  const { ref, ...toggle } = picker.getToggleButtonProps({ onKeyDown: picker.onButtonKey })

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  return (
    <div className={styles.picker} onBlur={onBlur}>
      <PickerButton
        {...look}
        chosen={chosen}
        isOpen={picker.isOpen}
        button={{
          ...toggle,
          ref(node) {
            button.current = node
            if (typeof ref === 'function') ref(node)
          },
        }}
      />
      <input type="hidden" name={name} value={value} />
      <CountryPanel
        picker={picker}
        chosen={chosen}
        withDialCodes={look.shows === 'dial'}
        button={button}
      />
    </div>
  )
}
