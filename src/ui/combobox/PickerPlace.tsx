import type { ComponentProps } from 'react'
import { PickerButton } from './PickerButton.tsx'
import type { PickerLook } from './PickerButton.tsx'
import styles from './CountryPicker.module.css'

interface PickerPlaceProps extends PickerLook, Omit<ComponentProps<'div'>, 'className' | 'id'> {
  /** Of the button, for its `<label>`. */
  id: string
  /** Of the hidden input, and what it carries. */
  name: string
  value: string
  button: ComponentProps<'button'>
}

/** A country picker, closed, while its list is on its way. */
export function PickerPlaceholder(props: PickerPlaceProps) {
  const { id, name, value, button, chosen, shows, label, isRequired, isInvalid, ...rest } = props
  const { describedBy, ...place } = rest
  return (
    <div {...place} className={styles.picker}>
      <PickerButton
        {...{ chosen, describedBy }}
        {...(shows ? { shows } : {})}
        {...(label ? { label } : {})}
        isRequired={isRequired === true}
        isInvalid={isInvalid === true}
        isOpen={false}
        button={{ ...button, id }}
      />
      <input type="hidden" name={name} value={value} />
    </div>
  )
}
