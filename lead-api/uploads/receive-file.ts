import { disguiseProblem, startsAs } from '../../src/lib/file-rules.ts'
import { uploadLimits } from '../../src/config/limits.ts'
import { mediaType } from '../calls/read-body.ts'
import { readUpTo } from '../guard/read-up-to.ts'
import { sha256 } from '../hmac.ts'
import { addressProblem, keyOf } from './signed-addresses.ts'
import type { UploadStore } from '../store/upload-store.ts'
import type { FileStore } from './file-store.ts'

interface Stores {
  uploads: UploadStore
  files: FileStore
}

/** Why a file is refused, or 200 once it is stored. */
export type Receipt = { status: 200 } | { status: 400 | 403 | 413 | 415; message: string }

/** Receives the PUT to a signed address. The site asks for a new address after a 403 only. */
export async function receiveFile(
  request: Request,
  secret: string,
  { uploads, files }: Stores,
): Promise<Receipt> {
  const problem = await addressProblem(request, secret)
  const bytes = await readUpTo(request, uploadLimits.fileBytes)
  if (problem !== undefined) return { status: 403, message: problem }
  if (bytes === undefined) return { status: 413, message: 'The file is larger than 10 MB.' }
  if (bytes.length === 0) return { status: 400, message: 'The file is empty.' }
  const contentType = mediaType(request.headers.get('content-type'))
  if (!startsAs(contentType, bytes)) return { status: 415, message: disguiseProblem(contentType) }
  const key = keyOf(request.url)
  const file = { key, bytes: bytes.length, contentType, sha256: await sha256(bytes) }
  const reception = await uploads.begin(file)
  if (reception === 'used') return { status: 403, message: 'The signed address was already used.' }
  if (reception === 'stored') return { status: 200 }
  await files.put(key, bytes)
  await uploads.finish(file)
  return { status: 200 }
}
