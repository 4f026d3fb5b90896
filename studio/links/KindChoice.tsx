import { useId, useRef } from 'react'
import { type Kind, kinds, kindTitles } from './kinds.ts'
import styles from './Links.module.css'

type Choice = Kind | 'dialog'

interface KindChoiceProps {
  chosen: Choice
  hasDialogs: boolean
  readOnly: boolean
  /** A click settles the choice; the arrow keys may go on to the next one. */
  onChoose: (kind: Choice, isByKey: boolean) => void
}

/** The first question of a link: what kind of thing it leads to. */
export function KindChoice({ chosen, hasDialogs, readOnly, onChoose }: KindChoiceProps) {
  const name = useId()
  const isByKey = useRef(false)
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
            onKeyDown={({ key }) => {
              isByKey.current = key !== 'Tab'
            }}
            onChange={() => {
              onChoose(kind, isByKey.current)
              isByKey.current = false
            }}
          />
          {kindTitles[kind]}
        </label>
      ))}
    </fieldset>
  )
}
