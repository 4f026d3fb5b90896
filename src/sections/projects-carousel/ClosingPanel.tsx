import type { ActionData } from '#src/content/types.ts'
import { Action } from '#src/ui/action/Action.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Pictogram } from '#src/ui/pictogram/Pictogram.tsx'
import styles from './ClosingPanel.module.css'

/** The laterite panel after the last project; a click anywhere on it triggers its action. */
export function ClosingPanel({ text, action }: { text: string | null; action: ActionData }) {
  return (
    <div className={styles.panel} data-ground="dark">
      {text ? <p className={styles.text}>{text}</p> : null}
      <Pictogram name="house" className={styles.art} />
      <div className={styles.action}>
        <Action action={action} variant="more">
          <Icon name="arrow-right" small />
        </Action>
      </div>
    </div>
  )
}
