import { useState, useSyncExternalStore } from 'react'
import type { SentFile } from '#src/leads/calls/funding.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import { createUploads } from './uploads-store.ts'
import type { Uploads } from './uploads-store.ts'

let stored: Uploads | undefined

/** The files of this page's application, which outlive the wizard that is closed and opened again. */
export function useUploads(): { uploads: Uploads; rows: readonly UploadRowData[] } {
  const [uploads] = useState(storedUploads)
  const rows = useSyncExternalStore(uploads.watch, uploads.rows, uploads.rows)
  return { uploads, rows }
}

function storedUploads(): Uploads {
  if (!stored || stored.rows().length === 0) stored = createUploads(filesOfSubmission())
  return stored
}

/** The files of an application that this tab sent and that may not have been delivered. */
function filesOfSubmission(): SentFile[] {
  const body = outbox.submissionOf('funding')?.body
  const files: unknown = body && 'uploadedFiles' in body ? body.uploadedFiles : []
  return Array.isArray(files) ? files.filter(isSentFile) : []
}

function isSentFile(value: unknown): value is SentFile {
  if (typeof value !== 'object' || value === null) return false
  return ['S3Key', 'Bucket', 'type'].every((field) => typeof Reflect.get(value, field) === 'string')
}
