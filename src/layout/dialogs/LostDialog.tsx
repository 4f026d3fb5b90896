import { useLayoutEffect, useState } from 'react'
import type { Settings } from '#src/content/types.ts'
import { Dialog, DialogBody, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { describeError } from '#src/layout/errors/PageError.tsx'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { LazyNotice } from '#src/ui/lazy/lazy.tsx'

export interface LostDialogProps {
  name: string
  title: string
  error: unknown
  settings: Settings
  /** The editor's notice about calling or writing instead of using this dialog. */
  notice?: string | null | undefined
}

/**
 * Replaces a dialog whose code could not be loaded: it opens, says so, and says whom to call or write to
 * instead. The page around it is not affected.
 */
export function LostDialog({ name, title, error, settings, notice }: LostDialogProps) {
  const dialog = () => document.querySelector<HTMLDialogElement>(`#${dialogIds(name).dialog}`)
  // The prerendered dialog may be open; it is still in the document during the first render.
  const [wasOpen] = useState(() => dialog()?.open)
  useLayoutEffect(() => {
    if (wasOpen && !dialog()?.open) dialog()?.showModal()
  })
  return (
    <Dialog name={name} title={title} size="narrow">
      <DialogBody>
        <LazyNotice of={{ state: 'failed', message: describeError(error), retry }}>
          {title}
        </LazyNotice>
        <ContactNotice {...settings}>{notice || 'Write an e-mail or call us.'}</ContactNotice>
      </DialogBody>
    </Dialog>
  )
}

function retry() {
  location.reload()
}
