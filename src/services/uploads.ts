import { hosts } from '#src/config/hosts.ts'
import { uploadLimits } from '#src/config/limits.ts'
import { disguiseProblem, fileProblem, startsAs, typeOfFile } from '#src/lib/file-rules.ts'
import { texts } from './texts.ts'
import { putFile } from './upload-put.ts'
import { signUpload } from './upload-sign.ts'
import { takeTurns } from './upload-turns.ts'
import type { PutOutcome } from './upload-put.ts'

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

const turns = takeTurns(uploadLimits.atOnce)

/** Why a file is refused before any call, as a sentence that names it; null when it is taken. */
export async function refuseFile(file: File, already: number): Promise<string | null> {
  const problem = fileProblem(file, already, uploadLimits)
  if (problem !== null) return problem
  const type = typeOfFile(file) ?? ''
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer())
    return startsAs(type, start) ? null : disguiseProblem(file.name)
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
  const result = Promise.race([turns(() => signAndPut(file, onProgress, signal)), cancelled])
  return { result, cancel: () => controller.abort() }
}

async function signAndPut(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const type = typeOfFile(file) ?? file.type
  // A signature that has expired is asked for anew, once.
  for (const isLast of [false, true]) {
    if (signal.aborted) return { ok: false, text: texts.uploadAborted }
    const signature = await signUpload(type, signal)
    if ('text' in signature) return { ok: false, text: signature.text }
    const outcome = await putFile(signature.url, file, { type, onProgress, signal })
    if (outcome === 'stored') {
      const sent = { Bucket: hosts.leads.uploadBucket, S3Key: signature.key, type, name: file.name }
      return { ok: true, file: sent, text: texts.uploadReceived }
    }
    if (outcome !== 'expired' || isLast) return { ok: false, text: failureText(outcome) }
  }
  return { ok: false, text: texts.uploadRejected }
}

function failureText(outcome: PutOutcome): string {
  if (outcome === 'aborted') return texts.uploadAborted
  return outcome === 'failed' ? texts.uploadFailed : texts.uploadRejected
}
