import { useRef } from 'react'
import type { FocusEvent } from 'react'
import { CountryPanel } from './CountryPanel.tsx'
import { PickerFrame } from './PickerFrame.tsx'
import type { PickerLook } from './PickerFrame.tsx'
import { usePicker } from './use-picker.ts'
import type { PickerCountry } from './match-countries.ts'

export interface CountryPickerProps<Entry extends PickerCountry> extends PickerLook {
  /** Of the button, for its `<label>`. */
  id: string
  countries: readonly Entry[]
  chosen: Entry | undefined
  onChoose: (country: Entry) => void
  /** The focus has left button and list. */
  onLeave?: () => void
  /** Starts open, with this text typed into the search. */
  opensWith?: string | undefined
}

/** A button that opens a searchable list of countries with flags. */
export function CountryPicker<Entry extends PickerCountry>(props: CountryPickerProps<Entry>) {
  const { id, countries, onChoose, onLeave, opensWith, ...look } = props
  const { chosen, shows } = props
  const button = useRef<HTMLButtonElement>(null)
  const picker = usePicker({ id, countries, chosen, onChoose, button, opensWith })
  const { ref, ...toggle } = picker.getToggleButtonProps({ onKeyDown: picker.onButtonKey })

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }

  return (
    <PickerFrame
      {...look}
      isOpen={picker.isOpen}
      onBlur={onBlur}
      button={{
        ...toggle,
        ref(node) {
          button.current = node
          if (typeof ref === 'function') ref(node)
        },
      }}
    >
      <CountryPanel
        picker={picker}
        chosen={chosen}
        withDialCodes={shows === 'dial'}
        button={button}
      />
    </PickerFrame>
  )
}
