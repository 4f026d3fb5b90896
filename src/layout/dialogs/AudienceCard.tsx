import type { Settings } from '#src/content/types.ts'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import styles from './AudienceCard.module.css'

interface AudienceCardProps {
  audience: Settings['audiences'][number]
  /** Position in the row; CSS uses it to pair the choice with its Continue button. */
  index: number
  onChoose: () => void
}

/** One choice of "I am a...": a radio button as large as its card, labelled by the audience. */
export function AudienceCard({ audience, index, onChoose }: AudienceCardProps) {
  const { _id, icon, pickLabel, pickText } = audience
  const ids = { label: `iam-${index}`, text: `iam-${index}-text` }
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="audience"
        value={_id}
        data-choice={index}
        aria-labelledby={ids.label}
        aria-describedby={ids.text}
        className={styles.radio}
        onChange={onChoose}
      />
      <Pictogram name={icon} className={styles.art} />
      <span className={styles.words}>
        <span id={ids.label} className={styles.label}>
          {pickLabel}
        </span>
        <span id={ids.text} className={styles.text}>
          {pickText}
        </span>
      </span>
      <span className={styles.mark} />
    </label>
  )
}
