import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Note.module.css'

interface NoteProps {
  icon: string | null
  text: string | null
}

/** The small line below a band's buttons, with its icon; renders nothing without a text. */
export function Note({ icon, text }: NoteProps) {
  if (!text) return null
  return (
    <p className={styles.note}>
      {icon ? <Icon name={icon} small /> : null}
      {text}
    </p>
  )
}
