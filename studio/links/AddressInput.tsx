import { type ChangeEvent, useContext } from 'react'
import { set, type StringInputProps, unset } from 'sanity'
import { KindContext } from './choices.ts'
import { fromHref, joinSister, sisters, splitSister, toHref } from './kinds.ts'
import styles from './Links.module.css'

/** The address of a link, written as people write one of its kind. */
export function AddressInput(props: StringInputProps) {
  const { value = '', onChange, readOnly, elementProps } = props
  const kind = useContext(KindContext)
  const save = (href: string) => onChange(href === '' ? unset() : set(href))
  const { id, ref, onFocus, onBlur } = elementProps
  const shared = { id, ref, onFocus, onBlur, readOnly, className: styles.input }

  if (kind === 'email' || kind === 'phone') {
    return (
      <input
        {...shared}
        type={kind === 'email' ? 'email' : 'tel'}
        placeholder={kind === 'email' ? 'hello@example.com' : '+1 403 555 0100'}
        value={fromHref(kind, value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          save(toHref(kind, event.currentTarget.value))
        }
      />
    )
  }
  if (kind !== 'sister') return props.renderDefault(props)
  const { scheme, path } = splitSister(value)
  return (
    <div className={styles.sister}>
      <select
        aria-label="Site"
        className={styles.input}
        disabled={readOnly === true}
        value={value === '' ? '' : scheme}
        onChange={(event) =>
          save(event.currentTarget.value && joinSister(event.currentTarget.value, path))
        }
      >
        <option value="">Choose a site</option>
        {sisters.map((site) => (
          <option key={site.scheme} value={site.scheme}>
            {site.title}
          </option>
        ))}
      </select>
      <input
        {...shared}
        aria-label="Path on that site"
        placeholder="/"
        value={path}
        onChange={(event) => save(joinSister(scheme, event.currentTarget.value))}
      />
    </div>
  )
}
