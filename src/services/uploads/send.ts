import { hosts } from '#src/config/hosts/hosts.ts'
import { typeOfFile } from '#src/lib/file-rules.ts'
import { texts } from '#src/services/http/texts.ts'
import { putFile } from './put.ts'
import { signUpload } from './sign.ts'
import type { PutOutcome } from './put.ts'
import type { UploadResult } from './uploads.ts'

/** Has a file signed for and sends it. Nothing is thrown; a failure's text is that of §8. */
export async function signAndPut(
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
