import { uploadLimits } from '#src/config/limits.ts'
import { disguiseProblem, fileProblem, startsAs, typeOfFile } from '#src/lib/file-rules.ts'
import { loadChunk } from '#src/lib/load-chunk.ts'
import { texts } from '#src/services/http/texts.ts'
import { limitConcurrency } from './turns.ts'

/** A file that lies at the upload host (§3). */
export interface UploadedFile {
  Bucket: string
  S3Key: string
  type: string
  name: string
}

export type UploadResult =
  | { ok: true; file: UploadedFile; text: string }
  | { ok: false; text: string }

/** A running upload; `cancel` ends it with "Signture Upload Aborted". */
export interface Upload {
  result: Promise<UploadResult>
  cancel: () => void
}

const turns = limitConcurrency(uploadLimits.atOnce)

/** Why a file is refused before any call, as a sentence; null when it is taken. */
export async function refuseFile(file: File, already: number): Promise<string | null> {
  const problem = fileProblem(file, already, uploadLimits)
  if (problem !== null) return problem
  const type = typeOfFile(file) ?? ''
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
    return startsAs(type, start) ? null : disguiseProblem(type)
  } catch {
    return `${file.name} was not added: it could not be read.`
  }
}

/** Signs and sends a file, three at a time. Nothing is thrown; a failure's text is that of §8. */
export function uploadFile(file: File, onProgress: (percent: number) => void = () => {}): Upload {
  const controller = new AbortController()
  const { signal } = controller
  const cancelled = new Promise<UploadResult>((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, text: texts.uploadAborted }))
  })
  // One that still waits for its turn ends at once, too.
  const result = Promise.race([turns(() => send(file, onProgress, signal)), cancelled])
  return { result, cancel: () => controller.abort() }
}

/** What sends files comes with the first of them; where it does not, sending has failed. */
async function send(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  try {
    const { signAndPut } = await loadChunk('upload', () => import('./send.ts'))
    return await signAndPut(file, onProgress, signal)
  } catch {
    return { ok: false, text: texts.uploadFailed }
  }
}
