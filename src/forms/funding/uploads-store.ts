import { durations } from '#shared/limits.ts'
import type { SentFile } from '#src/leads/calls/funding.ts'
import { texts } from '#src/leads/http/message.ts'
import { refuseFile, uploadFile } from '#src/leads/uploads/uploads.ts'
import type { UploadResult } from '#src/leads/uploads/send.ts'
import { showToast } from '#src/ui/toast/toast.tsx'
import type { UploadRowData } from '#src/ui/upload-list/UploadList.tsx'
import { entryOfFile, entryOfSent, rememberFile } from './upload-entry.ts'
import type { Entry } from './upload-entry.ts'

/** The files of a funding application: chosen, uploading, uploaded. */
export type Uploads = ReturnType<typeof createUploads>

/** Starts with the files that were uploaded for an application that is not delivered yet. */
export function createUploads(restored: readonly SentFile[] = []) {
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
      text: texts.uploading,
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
      finish(id, file, result)
    })
  }

  function finish(id: string, { name, size }: File, result: UploadResult): void {
    if (!result.ok) {
      const reason = result.text === texts.uploadFailed ? `${result.text}. Try again` : result.text
      change(id, { state: 'failed', reason, upload: null })
      return
    }
    const { Bucket, S3Key, type } = result.file
    rememberFile(S3Key, { name, bytes: size })
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
