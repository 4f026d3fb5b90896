import { set, type StringInputProps, unset, useFormValue } from 'sanity'
import styles from './Links.module.css'
import { usePageParts } from './page-parts.ts'

/** The parts of the chosen page, to choose from. */
export function AnchorInput({
  value = '',
  path,
  onChange,
  readOnly,
  elementProps,
}: StringInputProps) {
  const parts = usePageParts(useFormValue(path.slice(0, -1)))
  const { id, ref, onFocus, onBlur } = elementProps
  const isKnown = value === '' || parts.some((part) => part.id === value)
  return (
    <select
      className={styles.input}
      id={id}
      ref={ref}
      onFocus={onFocus}
      onBlur={onBlur}
      disabled={readOnly === true}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? unset() : set(currentTarget.value))
      }
    >
      <option value="">Its beginning</option>
      {parts.map((part) => (
        <option key={part.id} value={part.id}>
          {part.title}
        </option>
      ))}
      {isKnown ? null : <option value={value}>{value} (not on that page)</option>}
    </select>
  )
}
