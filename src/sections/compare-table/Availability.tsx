import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden/VisuallyHidden.tsx'
import styles from './Availability.module.css'

interface AvailabilityProps {
  /** What the dataset says about one feature in one plan; nothing said means not included. */
  of: { included: boolean | null; text: string | null } | undefined
}

/** Words, or a tick or a dash that are spoken as words. */
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
