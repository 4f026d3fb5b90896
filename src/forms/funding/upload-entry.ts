import { uploadLimits } from '#shared/limits.ts'
import type { SentFile } from '#src/leads/calls/funding.ts'
import type { Upload } from '#src/leads/uploads/uploads.ts'
import { fileSize } from '#src/ui/upload-list/UploadList.tsx'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'

/** A file of the application, with what is needed to upload it, to cancel it, and to name it in the request. */
export interface Entry extends UploadRowData {
  file: File | null
  upload: Upload | null
  sent: SentFile | null
}

/** Names and sizes of this page's uploads by S3Key; a lead's body does not hold them. */
const known = new Map<string, { name: string; bytes: number }>()

/** Remembers the name of an uploaded file until the page is left. */
export function rememberFile(S3Key: string, facts: { name: string; bytes: number }): void {
  known.set(S3Key, facts)
}

/** The entry of a chosen file; `refusal` is the sentence that says why it is not accepted. */
export function entryOfFile(id: string, file: File, refusal: string | null): Entry {
  const { name, size: bytes } = file
  const entry = { id, name, bytes, percent: 0, upload: null, sent: null }
  if (refusal === null) return { ...entry, state: 'uploading', reason: '', file }
  return { ...entry, state: 'refused', reason: refusalLine(file, refusal), file: null }
}

/** The entry of a file that was uploaded for an application that is not delivered yet. */
export function entryOfSent(sent: SentFile): Entry {
  const { S3Key } = sent
  const { name, bytes } = known.get(S3Key) ?? { name: S3Key.split('/').at(-1) ?? '', bytes: null }
  const rest = { percent: 100, reason: '', file: null, upload: null }
  return { ...rest, id: S3Key, name, bytes, state: 'done', sent }
}

/** The line beside the file's name: its size and the limit, or why it was refused. */
function refusalLine({ name, size }: File, refusal: string): string {
  const { fileBytes } = uploadLimits
  const start = `${name} was not added: `
  // The sentence is complete without the file's name.
  if (!refusal.startsWith(start)) return refusal
  const reason = refusal.slice(start.length)
  if (size <= fileBytes || !reason.includes('larger')) return `Not sent: ${reason}`
  return `Not sent: ${fileSize(size)}. The limit is ${fileSize(fileBytes)} for each file.`
}
