import { useMemo, useState } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { DialogContext } from './choices.ts'

/** A button: its words, then one choice among all that it can lead to or open. */
export function ActionInput(props: ObjectInputProps) {
  const { value, members, onChange } = props
  const [chosen, setChosen] = useState(false)
  const [former, setFormer] = useState<unknown>()
  const opens: unknown = value?.['opens']
  const isChosen = opens !== undefined || (chosen && value?.['to'] === undefined)
  const dialogs = useMemo(
    () => ({
      isChosen,
      choose: (opensDialog: boolean) => {
        if (opensDialog === isChosen) return
        setChosen(opensDialog)
        if (!opensDialog) setFormer(opens)
        const emptied = unset([opensDialog ? 'to' : 'opens'])
        onChange(opensDialog && former !== undefined ? [emptied, set(former, ['opens'])] : emptied)
      },
    }),
    [isChosen, opens, former, onChange],
  )
  return (
    <DialogContext.Provider value={dialogs}>
      {props.renderDefault({
        ...props,
        members: isChosen
          ? members
          : members.filter((member) => member.kind !== 'field' || member.name !== 'opens'),
      })}
    </DialogContext.Provider>
  )
}
