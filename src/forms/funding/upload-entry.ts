import { uploadLimits } from '#src/config/limits.ts'
import type { SentFile } from '#src/services/leads/funding.ts'
import type { Upload } from '#src/services/uploads/uploads.ts'
import { fileSize } from '#src/ui/upload-list/file-size.ts'
import type { UploadRowData } from '#src/ui/upload-list/UploadRow.tsx'

/** A file of the application with what is needed to send it, to stop it, and to name it in the call. */
export interface Entry extends UploadRowData {
  file: File | null
  upload: Upload | null
  sent: SentFile | null
}

/** What this page knows of uploaded files by S3Key; the body of a lead holds no names. */
const known = new Map<string, { name: string; bytes: number }>()

/** Keeps the name of an uploaded file while the page lives. */
export function rememberFile(S3Key: string, facts: { name: string; bytes: number }): void {
  known.set(S3Key, facts)
}

/** A file that was chosen; `refusal` is the sentence why it is not taken. */
export function entryOfFile(id: string, file: File, refusal: string | null): Entry {
  const { name, size: bytes } = file
  const entry = { id, name, bytes, percent: 0, upload: null, sent: null }
  if (refusal === null) return { ...entry, state: 'uploading', reason: '', file }
  return { ...entry, state: 'refused', reason: refusalLine(file, refusal), file: null }
}

/** A file that was uploaded for an application that has not arrived yet. */
export function entryOfSent(sent: SentFile): Entry {
  const { S3Key } = sent
  const { name, bytes } = known.get(S3Key) ?? { name: S3Key.split('/').at(-1) ?? '', bytes: null }
  const rest = { percent: 100, reason: '', file: null, upload: null }
  return { ...rest, id: S3Key, name, bytes, state: 'done', sent }
}

/** Stands beside the file's name: its size and the limit, or the reason of the refusal. */
function refusalLine({ name, size }: File, refusal: string): string {
  const { fileBytes } = uploadLimits
  const start = `${name} was not added: `
  // Advice that stands by itself.
  if (!refusal.startsWith(start)) return refusal
  const reason = refusal.slice(start.length)
  if (size <= fileBytes || !reason.includes('larger')) return `Not sent: ${reason}`
  return `Not sent: ${fileSize(size)}. The limit is ${fileSize(fileBytes)} for each file.`
}
