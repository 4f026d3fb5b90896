import { hosts } from '#src/config/hosts/hosts.ts'
import { uploadLimits } from '#shared/limits.ts'
import { disguiseProblem, fileProblem, startsAs, typeOfFile } from '#shared/file-rules.ts'
import { texts } from '#src/leads/http/texts.ts'
import { putFile } from './put.ts'
import { signUpload } from './sign.ts'
import type { PutOutcome } from './put.ts'

/** A file that is stored at the upload host. */
export interface UploadedFile {
  Bucket: string
  S3Key: string
  type: string
  name: string
}

export type UploadResult =
  | { ok: true; file: UploadedFile; text: string }
  | { ok: false; text: string }

/** Why a file is refused, as a sentence; null when it is accepted. `already`: files in the form. */
export async function refuse(file: File, already: number): Promise<string | null> {
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

/** Gets a signed address for a file and sends it. Never throws; the result has the text to show. */
export async function signAndPut(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const type = typeOfFile(file) ?? file.type
  // An expired signature is requested again, once.
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
