import { use } from 'react'
import type { MouseEvent } from 'react'
import { Button } from '#src/ui/action/Action.tsx'
import { DialogFoot } from '#src/ui/dialog/Dialog.tsx'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import { FormContext } from '#src/forms/form/form-context.ts'
import { SubmitButton } from '#src/forms/form/SubmitButton.tsx'
import { fundingSteps } from './schema.ts'
import type { Uploads } from './uploads-store.ts'
import { useSyncedFiles } from './use-synced-files.ts'

interface WizardFootProps {
  uploads: Uploads
  rows: readonly UploadRowData[]
  step: number
  /** Cancel or Back. */
  onBack: () => void
  /** Next or Submit; the form decides whether the wizard goes on. */
  onAsk: () => void
}

/** The wizard's buttons: Cancel or Back, and Next or Submit. */
export function WizardFoot({ uploads, rows, step, onBack, onAsk }: WizardFootProps) {
  const { busy } = use(FormContext)
  useSyncedFiles(uploads, rows)

  /** The second click of a double click was meant for the previous step. */
  function ask(event: MouseEvent) {
    if (event.detail > 1) event.preventDefault()
    else onAsk()
  }

  return (
    <DialogFoot>
      <Button
        variant="secondary"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onBack()
        }}
      >
        {step === 0 ? 'Cancel' : 'Back'}
      </Button>
      {step < fundingSteps.length - 1 ? (
        <Button type="submit" onClick={ask}>
          Next
        </Button>
      ) : (
        <SubmitButton>Submit</SubmitButton>
      )}
    </DialogFoot>
  )
}
