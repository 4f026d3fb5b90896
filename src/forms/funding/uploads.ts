import { useState, useSyncExternalStore } from 'react'
import { t } from '#shared/words/words.ts'
import { outbox } from '#src/leads/outbox/outbox.ts'
import { isRecord } from '#shared/json.ts'
import { durations } from '#shared/limits.ts'
import { refuseFile, uploadFile } from '#src/leads/uploads.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import type { SentFile } from '#shared/leads/funding.ts'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import type { Upload, UploadResult } from '#src/leads/uploads.ts'

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
  return (
    isRecord(value) &&
    ['S3Key', 'Bucket', 'type'].every((field) => typeof value[field] === 'string')
  )
}

/** The files of a funding application: chosen, uploading, uploaded. */
export type Uploads = ReturnType<typeof createUploads>

/** Starts with the files that were uploaded for an application that is not delivered yet. */
function createUploads(restored: readonly SentFile[] = []) {
  let entries: readonly Entry[] = restored.map(entryOfSent)
  let adding: Promise<void> = Promise.resolve()
  let count = 0
  const listeners = new Set<() => void>()

  function set(next: readonly Entry[]): void {
    entries = next
    for (const listener of listeners) listener()
  }

  function change(id: string, part: Partial<Entry>): void {
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
  }

  function find(id: string): Entry | undefined {
    return entries.find((entry) => entry.id === id)
  }

  async function addAll(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const already = entries.filter(({ state }) => state !== 'refused').length
      // One after the other, because the limit counts the files before.
      // oxlint-disable-next-line no-await-in-loop
      const refusal = await refuseFile(file, already)
      count += 1
      const entry = entryOfFile(`file-${count}`, file, refusal)
      set([...entries, entry])
      if (refusal === null) start(entry.id, file)
    }
  }

  function start(id: string, file: File): void {
    const toast = showToast({
      text: t().files.uploading,
      name: file.name,
      tone: 'plain',
      // Any longer it would cover the wizard's buttons; the row goes on showing the progress.
      duration: durations.toast,
      busy: true,
    })
    const upload = uploadFile(file, (percent) => change(id, { percent }))
    change(id, { state: 'uploading', percent: 0, reason: '', upload })
    void upload.result.then((result) => {
      // A file that was removed while uploading must not come back.
      if (find(id)?.upload !== upload) return toast.close()
      const tone = result.ok ? 'success' : 'error'
      toast.update({ text: result.text, tone, duration: durations.toast })
      finish(id, result)
    })
  }

  function finish(id: string, result: UploadResult): void {
    if (!result.ok) {
      const reason = result.text === t().files.failed ? t().files.failedTryAgain : result.text
      change(id, { state: 'failed', reason, upload: null })
      return
    }
    const { Bucket, S3Key, type } = result.file
    change(id, { state: 'done', percent: 100, upload: null, sent: { Bucket, S3Key, type } })
  }

  return {
    rows: (): readonly UploadRowData[] => entries,
    /** The uploaded files, as the application names them. */
    sent: (): SentFile[] => entries.flatMap(({ sent }) => sent ?? []),
    isRunning: (): boolean => entries.some(({ state }) => state === 'uploading'),
    add: (files: readonly File[]): void => {
      adding = adding.then(() => addAll(files))
    },
    cancel: ({ id }: UploadRowData): void => find(id)?.upload?.cancel(),
    retry: ({ id }: UploadRowData): void => {
      const file = find(id)?.file
      if (file) start(id, file)
    },
    /** Removes the file and aborts its upload. */
    remove: ({ id }: UploadRowData): void => {
      const entry = find(id)
      set(entries.filter((other) => other.id !== id))
      entry?.upload?.cancel()
    },
    /** Waits for running uploads; false if any file has failed, now or earlier. */
    settle: async (): Promise<boolean> => {
      await adding
      await Promise.all(entries.flatMap(({ upload }) => upload?.result ?? []))
      return entries.every(({ state }) => state !== 'failed')
    },
    clear: (): void => {
      const cleared = entries
      set([])
      for (const { upload } of cleared) upload?.cancel()
    },
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A file of the application, with what is needed to upload it, to cancel it, and to name it in the request. */
interface Entry extends UploadRowData {
  file: File | null
  upload: Upload | null
  sent: SentFile | null
}

/** The entry of a chosen file; `refusal` says why it is not accepted. */
function entryOfFile(id: string, file: File, refusal: string | null): Entry {
  const { name, size: bytes } = file
  const entry = { id, name, bytes, percent: 0, upload: null, sent: null }
  if (refusal === null) return { ...entry, state: 'uploading', reason: '', file }
  return { ...entry, state: 'refused', reason: refusal, file: null }
}

/** The entry of a file that was uploaded for an application that is not delivered yet. */
function entryOfSent(sent: SentFile): Entry {
  const { S3Key } = sent
  // A lead's body has neither the file's name nor its size.
  const name = S3Key.split('/').at(-1) ?? ''
  const rest = { percent: 100, reason: '', file: null, upload: null }
  return { ...rest, id: S3Key, name, bytes: null, state: 'done', sent }
}
