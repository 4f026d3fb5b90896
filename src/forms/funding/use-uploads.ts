import { useState, useSyncExternalStore } from 'react'
import type { SentFile } from '#src/services/leads/funding.ts'
import { outbox } from '#src/services/outbox/outbox.ts'
import type { UploadRowData } from '#src/ui/upload-list/UploadRow.tsx'
import { createUploads } from './uploads-store.ts'
import type { Uploads } from './uploads-store.ts'

let kept: Uploads | undefined

/** The files of this page's application; a wizard that is closed and opened again finds them there. */
export function useUploads(): { uploads: Uploads; rows: readonly UploadRowData[] } {
  const [uploads] = useState(keptUploads)
  const rows = useSyncExternalStore(uploads.watch, uploads.rows, uploads.rows)
  return { uploads, rows }
}

function keptUploads(): Uploads {
  if (!kept || kept.rows().length === 0) kept = createUploads(filesOfWish())
  return kept
}

/** Files of an application of this tab that is not known to have arrived (RELIABILITY.md). */
function filesOfWish(): SentFile[] {
  const body = outbox.submissionOf('funding')?.body
  const files: unknown = body && 'uploadedFiles' in body ? body.uploadedFiles : []
  return Array.isArray(files) ? files.filter(isSentFile) : []
}

function isSentFile(value: unknown): value is SentFile {
  if (typeof value !== 'object' || value === null) return false
  return ['S3Key', 'Bucket', 'type'].every((field) => typeof Reflect.get(value, field) === 'string')
}
