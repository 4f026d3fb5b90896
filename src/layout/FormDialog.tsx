import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Settings } from '#src/content/types.ts'
import { Dialog, DialogBody, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { FormNotice } from '#src/ui/field/FormNotice.tsx'
import { LateNotice } from '#src/ui/late/LateNotice.tsx'
import { useLate } from '#src/ui/late/use-late.ts'

interface FormDialogProps {
  name: 'demo' | 'funding' | 'jobs'
  title: string
  size?: 'wide' | 'narrow'
  settings: Settings
  /** Fetches the form; a constant. */
  load: () => Promise<ComponentType<{ onDone: () => void }>>
  /** What to say when calling or writing, where the form cannot be used. */
  children: ReactNode
}

/**
 * A dialog whose form is fetched when it is opened, also when that was before hydration. Without
 * scripts, and while the form does not arrive, it says whom to call or write to.
 */
export function FormDialog({ name, title, size, settings, load, children }: FormDialogProps) {
  const id = dialogIds(name).dialog
  const late = useLate(`${name}-form`, load, useOpened(id))
  return (
    <Dialog name={name} title={title} size={size}>
      {late.state === 'here' ? (
        <late.Part onDone={() => dialogOf(id)?.close()} />
      ) : (
        <DialogBody>
          <LateNotice late={late}>Loading the form</LateNotice>
          {late.state === 'loading' ? null : <FormNotice {...settings}>{children}</FormNotice>}
        </DialogBody>
      )}
    </Dialog>
  )
}

/** True from the first time on that the dialog is open. */
function useOpened(id: string): boolean {
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const dialog = dialogOf(id)
    if (!dialog || opened) return undefined
    const look = () => setOpened(dialog.open)
    const observer = new MutationObserver(look)
    observer.observe(dialog, { attributeFilter: ['open'] })
    look()
    return () => observer.disconnect()
  }, [id, opened])
  return opened
}

function dialogOf(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement ? dialog : null
}
