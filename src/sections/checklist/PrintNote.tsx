import { useLocation } from 'react-router-dom'
import { hosts } from '#src/config/hosts/hosts.ts'
import styles from './PrintNote.module.css'

/** The foot of the printed list: where the form is. Shown on paper only. */
export function PrintNote({ words }: { words: string }) {
  const { pathname } = useLocation()
  return (
    <p className={styles.note}>
      {words} {`${new URL(hosts.site).host}${pathname}`}
    </p>
  )
}
