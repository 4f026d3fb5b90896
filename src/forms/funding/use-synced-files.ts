import { use, useEffect, useRef } from 'react'
import type { UploadRowData } from '#src/ui/upload-list/UploadRow.tsx'
import { FormContext } from '../form/form-context.ts'
import type { Uploads } from './uploads-store.ts'

/** Keeps the form's `uploadedFiles` what is uploaded; a form that was emptied lets go of its files. */
export function useSyncedFiles(uploads: Uploads, rows: readonly UploadRowData[]): void {
  const { change, read } = use(FormContext)
  const held = read('uploadedFiles')
  const last = useRef(0)

  useEffect(() => {
    const isEmptied = Array.isArray(held) && held.length === 0 && last.current > 0
    if (isEmptied) uploads.clear()
  }, [held, uploads])

  useEffect(() => {
    const sent = uploads.sent()
    last.current = sent.length
    if (JSON.stringify(sent) !== JSON.stringify(held)) change('uploadedFiles', sent)
    // The rows alone say that there is something new; `change` is another function at each turn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows])
}
