import { isSame } from '#shared/credentials.ts'
import { endingsOf } from '#shared/file-rules.ts'
import { uploadLimits } from '#shared/limits.ts'
import { UPLOADS, isOfType, mediaType } from './upload-rules.ts'
import { readUpTo, refusal, tooMany } from '#lead-api/guard/requests.ts'
import { sha256, sign } from '#lead-api/hmac.ts'
import { checkRoomForFile } from './file-store.ts'
import type { DiskSpace, FileStore } from './file-store.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import type { CallAnswer } from '#lead-api/types.ts'
import type { UploadStore } from '#lead-api/store/upload-store.ts'

/** What receiving a file needs. */
export interface ReceiveFile {
  uploads: UploadStore
  files: FileStore
  secret: () => Promise<string>
  /** Memory for the files that are being read. */
  room: { taken: number }
  disk?: DiskSpace | undefined
}

/** Bytes of files that are read at once. */
const MOST_AT_ONCE = 96 * 1024 * 1024
const HOUR_SECONDS = 60 * 60

/**
 * Receives the PUT to a signed address. Returns why the file is refused, or undefined once it is stored.
 * Reads the body only after all checks that do not need it. The site asks for a new address only after a 403.
 */
export async function receiveFile(
  request: Request,
  address: string,
  { uploads, files, secret, room, disk }: ReceiveFile,
): Promise<CallAnswer | undefined> {
  const problem = await addressProblem(request, await secret())
  const length = request.headers.get('content-length')
  const expected = length === null ? uploadLimits.fileBytes : Number(length)
  if (problem !== undefined) return refusal('upload', 403, problem)
  if (expected > uploadLimits.fileBytes) return TOO_LARGE
  await checkRoomForFile(disk, expected)
  const refused = await uploads.refusal(address, expected)
  if (refused === 'all')
    throw new StorageUnavailable('files that wait for their lead take all room')
  if (refused === 'network') return tooMany('upload', TOO_MUCH, HOUR_SECONDS)
  if (room.taken + expected > MOST_AT_ONCE) return refusal('upload', 503, BUSY)
  room.taken += expected
  try {
    return await receiveBody()
  } finally {
    room.taken -= expected
  }

  async function receiveBody(): Promise<CallAnswer | undefined> {
    const bytes = await readUpTo(request, uploadLimits.fileBytes)
    if (bytes === undefined) return TOO_LARGE
    if (bytes.length === 0) return refusal('upload', 400, 'The file is empty.')
    const contentType = mediaType(request.headers.get('content-type'))
    if (!isOfType(bytes, contentType)) return refusal('upload', 415, DISGUISED)
    const key = keyOf(request.url)
    const file = { key, bytes: bytes.length, contentType, sha256: await sha256(bytes) }
    const reception = await uploads.begin(file, address)
    if (reception === 'used') return refusal('upload', 403, 'The signed address was already used.')
    if (reception === 'stored') return undefined
    await files.put(key, bytes)
    await uploads.finish(file)
    return undefined
  }
}

const TOO_LARGE = refusal('upload', 413, 'The file is larger than 10 MB.')
const DISGUISED = 'The file does not open as what its content type says.'
const TOO_MUCH =
  'Your network has sent more files today than we take. Send the form without files, or add them tomorrow.'
const BUSY = 'Too many files are arriving at once. Please add the file again in a minute.'

const VALID_FOR_MS = 5 * 60 * 1000

/** An address that accepts one file for five minutes. */
interface SignedAddress {
  url: string
  /** The key that the file will have. */
  key: string
}

/** Signs an address for a file of this type, below `origin`. */
export async function signAddress(
  contentType: string,
  origin: string,
  secret: string,
): Promise<SignedAddress> {
  const key = `landingpage/${crypto.randomUUID()}.${endingsOf(contentType)[0]}`
  const expires = String(Date.now() + VALID_FOR_MS)
  const signature = await sign(signed(key, contentType, expires), secret)
  const query = new URLSearchParams({ type: contentType, expires, signature })
  return { url: `${origin}${UPLOADS}${key}?${query}`, key }
}

/** Why nothing may be sent to this address; undefined where it may. */
async function addressProblem(
  { url, headers }: Request,
  secret: string,
): Promise<string | undefined> {
  const { searchParams } = new URL(url)
  const [type = '', expires = '', signature = ''] = ['type', 'expires', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  if (!isSame(await sign(signed(keyOf(url), type, expires), secret), signature)) {
    return 'The signature does not match this address.'
  }
  if (Date.now() > Number(expires)) return 'The signed address has expired.'
  return mediaType(headers.get('content-type')) === type
    ? undefined
    : `The content type must be ${type}.`
}

/** The key of the file that a signed address is for. */
function keyOf(url: string): string {
  return new URL(url).pathname.slice(UPLOADS.length)
}

function signed(key: string, contentType: string, expires: string): string {
  return `${key}\n${contentType}\n${expires}`
}
