import type { ComponentProps } from 'react'

export interface Choice {
  value: string
  label: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  choices: readonly Choice[]
  /** The first option, with an empty value. */
  placeholder?: string | undefined
}

/** A native select. */
export function Select({ choices, placeholder, ...rest }: SelectProps) {
  return (
    <select className="control" {...rest}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        // The name of a country may be another in this browser than in the build: the built one stays.
        <option key={value} value={value} suppressHydrationWarning>
          {label}
        </option>
      ))}
    </select>
  )
}

/** One line of text. */
export function TextInput(props: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type="text" className="control" {...props} />
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** Minimum height: 112 or 190 pixels. */
  size?: 'normal' | 'large'
}

/** Several lines of text; a field with a limit gives it as `maxLength` and counts in `Field`. */
export function TextArea({ size = 'normal', ...rest }: TextAreaProps) {
  return <textarea className="control" rows={2} data-size={size} {...rest} />
}
