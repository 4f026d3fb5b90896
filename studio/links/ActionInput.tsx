import { useMemo, useState } from 'react'
import { type ObjectInputProps, unset } from 'sanity'
import { DialogContext } from './choices.ts'

/** A button: its words, then one choice among all that it can lead to or open. */
export function ActionInput(props: ObjectInputProps) {
  const { value, members, onChange } = props
  const [chosen, setChosen] = useState(false)
  const isChosen = value?.['opens'] !== undefined || (chosen && value?.['to'] === undefined)
  const dialogs = useMemo(
    () => ({
      isChosen,
      choose: (opensDialog: boolean) => {
        if (opensDialog === isChosen) return
        setChosen(opensDialog)
        onChange(unset([opensDialog ? 'to' : 'opens']))
      },
    }),
    [isChosen, onChange],
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
