import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './Availability.module.css'

interface AvailabilityProps {
  /** What the dataset says about one feature in one plan; undefined means not included. */
  of: { included: boolean | null; text: string | null } | undefined
}

/** A text, or a tick or dash that screen readers announce as a text. */
export function Availability({ of: entry }: AvailabilityProps) {
  if (entry?.text) return entry.text
  return entry?.included ? (
    <span className={styles.included}>
      <Icon name="tick" />
      <VisuallyHidden>Included</VisuallyHidden>
    </span>
  ) : (
    <span className={styles.missing}>
      <VisuallyHidden>Not included</VisuallyHidden>
    </span>
  )
}
