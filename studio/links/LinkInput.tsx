import { useContext, useState } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { DialogContext, KindContext } from './choices.ts'
import { KindChoice } from './KindChoice.tsx'
import { changeKind, fieldsOf, firstFields, type Held, type Kind, kindOf } from './kinds.ts'
import styles from './Links.module.css'
import { usePageParts } from './page-parts.ts'

/** A link: first the kind of its target, then the one field of that kind. */
export function LinkInput(props: ObjectInputProps) {
  const { value, members, onChange, onPathFocus, readOnly } = props
  const dialogs = useContext(DialogContext)
  const [chosen, setChosen] = useState<Kind>(() => kindOf(value) ?? 'page')
  const [held, setHeld] = useState<Held>({})
  const kind = kindOf(value) ?? chosen
  const parts = usePageParts(value)
  const shown = fieldsOf[kind].filter(
    (name) => name !== 'anchor' || parts.length > 0 || value?.['anchor'] !== undefined,
  )

  function choose(next: Kind | 'dialog', isByKey: boolean) {
    const change = changeKind(value, held, next)
    setHeld(change.held)
    dialogs?.choose(next === 'dialog')
    // The button then drops the whole link.
    if (next === 'dialog') return
    setChosen(next)
    const patches = [
      ...change.emptied.map((name) => unset([name])),
      ...Object.entries(change.restored).map(([name, former]) => set(former, [name])),
    ]
    if (patches.length > 0) onChange(patches)
    const first = firstFields[next]
    if (!isByKey && first) onPathFocus(first)
  }

  return (
    <div className={styles.link}>
      <KindChoice
        chosen={dialogs?.isChosen ? 'dialog' : kind}
        hasDialogs={dialogs !== undefined}
        readOnly={readOnly === true}
        onChoose={choose}
      />
      {dialogs?.isChosen ? null : (
        <KindContext.Provider value={kind}>
          {props.renderDefault({
            ...props,
            members: members.filter(
              (member) => member.kind !== 'field' || shown.includes(member.name),
            ),
          })}
        </KindContext.Provider>
      )}
    </div>
  )
}
