import styles from './WhatsAppIcon.module.css'

/** A speech bubble with a receiver; apart from the other icons, which are in the first script. */
export function WhatsAppIcon() {
  return (
    <svg className={styles.bubble} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 9.5c.5 2.5 2.5 4.5 5.5 5.5" />
    </svg>
  )
}
