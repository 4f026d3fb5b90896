import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Flag.module.css'

/** A small flag of a country with an office; any other country gets a pin. */
export function Flag({ country }: { country: string }) {
  if (country === 'Nigeria') {
    return (
      <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true">
        <path className={styles.green} d="M0 0h9.3v20H0zM18.7 0H28v20h-9.3z" />
      </svg>
    )
  }
  if (country === 'Canada') {
    return (
      <svg className={styles.flag} viewBox="0 0 28 20" aria-hidden="true">
        <path
          className={styles.red}
          d="M0 0h7v20H0zM21 0h7v20h-7zM14 4l1.3 2.6 1.9-.6-.6 3.2 2.2-.6-.7 1.8 1.4 1-3.5 2.2.3 1.4-2-.2V17h-.6v-2.2l-2 .2.3-1.4L8.5 11.4l1.4-1-.7-1.8 2.2.6-.6-3.2 1.9.6z"
        />
      </svg>
    )
  }
  return <Icon name="pin" />
}
