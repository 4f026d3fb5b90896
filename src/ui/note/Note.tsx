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
    <p className={`small row-2 above-4 ${styles.note}`}>
      {icon ? <Icon name={icon} small /> : null}
      {text}
    </p>
  )
}

/** Points, each with a green tick. */
export function TickList({ points, small = false }: { points: string[]; small?: boolean }) {
  return (
    <ul className={`stack-3 ${styles.ticks}`}>
      {points.map((point, index) => (
        <li key={index}>
          <Icon name="tick" small={small} />
          {point}
        </li>
      ))}
    </ul>
  )
}
