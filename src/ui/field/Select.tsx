import type { ComponentProps } from 'react'
import styles from './Control.module.css'

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
    <select className={styles.control} {...rest}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
