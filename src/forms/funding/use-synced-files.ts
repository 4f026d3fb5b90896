import { use, useEffect, useRef } from 'react'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import { FormContext } from '#src/forms/form/form-context.ts'
import type { Uploads } from './uploads-store.ts'

/** Copies the uploaded files into the form's `uploadedFiles`; when the form is cleared, so are the uploads. */
export function useSyncedFiles(uploads: Uploads, rows: readonly UploadRowData[]): void {
  const { change, read } = use(FormContext)
  const files = read('uploadedFiles')
  const last = useRef(0)

  useEffect(() => {
    const isEmptied = Array.isArray(files) && files.length === 0 && last.current > 0
    if (isEmptied) uploads.clear()
  }, [files, uploads])

  useEffect(() => {
    const sent = uploads.sent()
    last.current = sent.length
    if (JSON.stringify(sent) !== JSON.stringify(files)) change('uploadedFiles', sent)
    // Only `rows` tells of a new upload; `change` is a new function at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows])
}
