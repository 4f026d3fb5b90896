import { Icon } from '../icon/Icon.tsx'
import styles from './CountryPicker.module.css'
import flag from './CountryFlag.module.css'

interface StillPickerProps {
  id: string
  /** What the button says. */
  children: string
  shows?: 'name' | 'dial'
  /** Spoken name where there is no `<label>`. */
  label?: string
}

/** A country picker as it is drawn before its script; no flag is asked of another host. */
export function StillPicker({ id, shows = 'name', label, children }: StillPickerProps) {
  return (
    <div className={styles.picker}>
      <button
        type="button"
        id={id}
        disabled
        className={styles.button}
        data-shows={shows}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded="false"
        aria-controls={undefined} // its list comes with its script
        aria-label={label}
      >
        {shows === 'dial' ? <span className={flag.flag} /> : null}
        <span className={shows === 'dial' ? styles.value : styles.empty}>{children}</span>
        <Icon name="chevron-down" small={shows === 'dial'} />
      </button>
    </div>
  )
}
