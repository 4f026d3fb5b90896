import { useId } from 'react'
import { type Kind, kinds, kindTitles } from './kinds.ts'
import styles from './Links.module.css'

type Choice = Kind | 'dialog'

interface KindChoiceProps {
  chosen: Choice
  hasDialogs: boolean
  readOnly: boolean
  onChoose: (kind: Choice) => void
}

/** The first question of a link: what kind of thing it leads to. */
export function KindChoice({ chosen, hasDialogs, readOnly, onChoose }: KindChoiceProps) {
  const name = useId()
  const choices: Choice[] = hasDialogs ? [...kinds, 'dialog'] : [...kinds]
  return (
    <fieldset className={styles.kinds} disabled={readOnly} data-testid="link-kind">
      <legend className={styles.legend}>Leads to</legend>
      {choices.map((kind) => (
        <label className={styles.kind} key={kind}>
          <input
            type="radio"
            name={name}
            checked={kind === chosen}
            onChange={() => onChoose(kind)}
          />
          {kindTitles[kind]}
        </label>
      ))}
    </fieldset>
  )
}
