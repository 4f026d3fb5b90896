import { useLayoutEffect, useState } from 'react'
import type { Settings } from '#src/content/types.ts'
import { Dialog, DialogBody, dialogIds } from '#src/ui/dialog/Dialog.tsx'
import { describeError } from '#src/layout/errors/describe-error.ts'
import { ContactNotice } from '#src/ui/contact-notice/ContactNotice.tsx'
import { LazyNotice } from '#src/ui/lazy/LazyNotice.tsx'

export interface LostDialogProps {
  name: string
  title: string
  error: unknown
  settings: Settings
  /** What an editor wrote about calling or writing in this dialog's place. */
  notice?: string | null | undefined
}

/**
 * A dialog whose code did not arrive: it opens, says so and whom to call or write to instead; the page
 * around it stands.
 */
export function LostDialog({ name, title, error, settings, notice }: LostDialogProps) {
  const dialog = () => document.querySelector<HTMLDialogElement>(`#${dialogIds(name).dialog}`)
  // The one in the page as written may have been opened; it is still there while this is drawn.
  const [wasOpen] = useState(() => dialog()?.open)
  useLayoutEffect(() => {
    if (wasOpen && !dialog()?.open) dialog()?.showModal()
  })
  return (
    <Dialog name={name} title={title} size="narrow">
      <DialogBody>
        <LazyNotice lazy={{ state: 'failed', message: describeError(error), retry }}>
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
