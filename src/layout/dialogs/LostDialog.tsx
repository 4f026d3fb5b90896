import { useLayoutEffect, useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog, DialogBody, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { describeError } from '#src/layout/errors/describe-error.ts'

interface LostDialogProps {
  name: string
  title: string
  error: unknown
}

/** A dialog whose code did not arrive: it opens, says so, and the page around it stands. */
export function LostDialog({ name, title, error }: LostDialogProps) {
  const dialog = () => document.querySelector<HTMLDialogElement>(`#${dialogIds(name).dialog}`)
  // The one in the page as written may have been opened; it is still there while this is drawn.
  const [wasOpen] = useState(() => dialog()?.open)
  useLayoutEffect(() => {
    if (wasOpen && !dialog()?.open) dialog()?.showModal()
  })
  return (
    <Dialog name={name} title={title} size="narrow">
      <DialogBody>
        <p role="alert">{describeError(error)}</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </DialogBody>
    </Dialog>
  )
}
