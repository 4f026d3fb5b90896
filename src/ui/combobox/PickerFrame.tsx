import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import type { PickerCountry } from './match-countries.ts'
import styles from './PickerFrame.module.css'

/** How a country picker looks while it is closed. */
export interface PickerLook {
  /** Of the hidden input, and what it carries. */
  name: string
  value: string
  chosen: PickerCountry | undefined
  /** Address of the images of flags, which are called "ng.svg". */
  flags: string
  /** `dial` shows the dial code instead of the name. */
  shows?: 'name' | 'dial' | undefined
  /** Accessible name where there is no `<label>`. */
  label?: string | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
}

interface PickerFrameProps extends PickerLook, Omit<ComponentProps<'div'>, keyof PickerLook> {
  /** Attributes of the button, its `id` included. */
  button: ComponentProps<'button'>
  isOpen: boolean
}

/** A country picker without its list: a button with flag and name or dial code, and the hidden input. */
export function PickerFrame(props: PickerFrameProps) {
  const {
    button,
    isOpen,
    name,
    value,
    chosen,
    flags,
    shows = 'name',
    label,
    children,
    ...rest
  } = props
  const { isRequired, isInvalid, describedBy, ...frame } = rest
  return (
    <div {...frame} className={styles.picker}>
      <button
        {...button}
        type="button"
        // A native select cannot be searched or show flags.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        tabIndex={0}
        className={`control ${styles.button}`}
        data-shows={shows}
        aria-haspopup="listbox"
        // The id of the list, which does not exist before the list has loaded.
        aria-controls={button['aria-controls']}
        aria-expanded={isOpen}
        aria-label={label}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
      >
        {chosen ? <CountryFlag flags={flags} code={chosen.code} /> : null}
        {shows === 'dial' ? <VisuallyHidden>{chosen?.name}</VisuallyHidden> : null}
        {chosen ? (
          <span className={styles.value}>{shows === 'dial' ? chosen.dialCode : chosen.name}</span>
        ) : (
          <span className={styles.empty}>Choose a country</span>
        )}
        <Icon name="chevron-down" small={shows === 'dial'} />
      </button>
      <input type="hidden" name={name} value={value} />
      {children}
    </div>
  )
}

/** A country's flag, shown beside its name. */
export function CountryFlag({ flags, code }: { flags: string; code: string }) {
  const src = `${flags}/${code.toLowerCase()}.svg`
  return <img className={styles.flag} src={src} alt="" width={28} height={20} loading="lazy" />
}

interface PhoneBoxProps {
  /** Of the number's input. */
  input: Omit<ComponentProps<'input'>, 'className' | 'type'>
  /** The picker of the dial code, whose list is as wide as the box. */
  children: ReactNode
}

/** The number's input, joined to the picker of its dial code. */
export function PhoneBox({ input, children }: PhoneBoxProps) {
  return (
    <div className={`control ${styles.phone}`} data-panel-anchor>
      {children}
      {/* HTML allows `tel-national` in text inputs only. */}
      <input type="text" inputMode="tel" autoComplete="tel-national" {...input} />
    </div>
  )
}
