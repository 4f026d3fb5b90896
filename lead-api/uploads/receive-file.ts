import { disguiseProblem, startsAs } from '#shared/file-rules.ts'
import { uploadLimits } from '#shared/limits.ts'
import { extensionFor, isOfficeFile, mediaType } from './upload-rules.ts'
import { readUpTo } from '#lead-api/guard/body.ts'
import type { BodyRoom } from '#lead-api/guard/body.ts'
import { sha256, isValidSignature, sign } from '#lead-api/hmac.ts'
import { checkRoomForFile } from './file-store.ts'
import type { DiskSpace, FileStore } from './file-store.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import type { UploadStore } from '#lead-api/store/upload-store.ts'

/** Looks at a file before it is stored, for example with a virus scanner; a sentence refuses it. */
export type Scan = (
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
) => Promise<string | undefined>

/** What receiving a file needs. */
export interface ReceiveFile {
  uploads: UploadStore
  files: FileStore
  secret: () => Promise<string>
  room: BodyRoom
  disk: DiskSpace | undefined
  scan: Scan | undefined
}

/** Why a file is refused, or 200 once it is stored. */
export type Receipt =
  | { status: 200 }
  | { status: 400 | 403 | 413 | 415 | 503; message: string }
  | { status: 429; message: string; seconds: number }

/** As slow as a file of 10 MB on a poor line; the signed address is good for as long. */
const FILE_MS = 5 * 60_000
const HOUR_SECONDS = 60 * 60

/**
 * Receives the PUT to a signed address. Everything that is known without the body is looked at before
 * it is read. The site asks for a new address after a 403 only.
 */
export async function receiveFile(
  request: Request,
  address: string,
  { uploads, files, secret, room, disk, scan }: ReceiveFile,
): Promise<Receipt> {
  const problem = await addressProblem(request, await secret())
  const length = request.headers.get('content-length')
  const expected = length === null ? uploadLimits.fileBytes : Number(length)
  if (problem?.isForged) return { status: 403, message: problem.message }
  if (problem || expected > uploadLimits.fileBytes) {
    // Read all the same, so that its sender sees the answer.
    await readUpTo(request, 0)
    return problem ? { status: 403, message: problem.message } : TOO_LARGE
  }
  await checkRoomForFile(disk, expected)
  const refused = await uploads.refusal(address, expected)
  if (refused === 'all')
    throw new StorageUnavailable('files that wait for their lead take all room')
  if (refused === 'network') return { status: 429, message: TOO_MUCH, seconds: HOUR_SECONDS }
  const leave = room.enter(expected)
  if (!leave) return { status: 503, message: BUSY }
  try {
    return await receiveBody()
  } finally {
    leave()
  }

  async function receiveBody(): Promise<Receipt> {
    const bytes = await readUpTo(request, uploadLimits.fileBytes, FILE_MS)
    if (bytes === undefined) return TOO_LARGE
    if (bytes.length === 0) return { status: 400, message: 'The file is empty.' }
    const contentType = mediaType(request.headers.get('content-type'))
    const isType = startsAs(contentType, bytes) && (!isOffice(contentType) || isOfficeFile(bytes))
    if (!isType) return { status: 415, message: disguiseProblem(contentType) }
    const found = await scan?.(bytes, contentType)
    if (found !== undefined) return { status: 415, message: found }
    const key = keyOf(request.url)
    const file = { key, bytes: bytes.length, contentType, sha256: await sha256(bytes) }
    const reception = await uploads.begin(file, address)
    if (reception === 'used')
      return { status: 403, message: 'The signed address was already used.' }
    if (reception === 'stored') return { status: 200 }
    await files.put(key, bytes)
    await uploads.finish(file)
    return { status: 200 }
  }
}

const TOO_LARGE: Receipt = { status: 413, message: 'The file is larger than 10 MB.' }
const TOO_MUCH =
  'Your network has sent more files today than we take. Send the form without files, or add them tomorrow.'
const BUSY = 'Too many files are arriving at once. Please add the file again in a minute.'

function isOffice(contentType: string): boolean {
  return contentType.startsWith('application/vnd.openxmlformats-officedocument.')
}

const VALID_FOR_MS = 5 * 60 * 1000

/** Path of every signed address. */
export const UPLOADS = '/uploads/'

/** An address that accepts one file for five minutes. */
export interface SignedAddress {
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
  const key = `landingpage/${crypto.randomUUID()}.${extensionFor(contentType)}`
  const expires = String(Date.now() + VALID_FOR_MS)
  const signature = await sign(signed(key, contentType, expires), secret)
  const query = new URLSearchParams({ type: contentType, expires, signature })
  return { url: `${origin}${UPLOADS}${key}?${query}`, key }
}

/** Why nothing may be sent to an address. */
export interface AddressProblem {
  message: string
  /** The service has not signed it. */
  isForged: boolean
}

/** Why nothing may be sent to this address; undefined where it may. */
export async function addressProblem(
  { url, headers }: Request,
  secret: string,
): Promise<AddressProblem | undefined> {
  const { searchParams } = new URL(url)
  const [type = '', expires = '', signature = ''] = ['type', 'expires', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  )
  if (!(await isValidSignature(signature, signed(keyOf(url), type, expires), secret))) {
    return { message: 'The signature does not match this address.', isForged: true }
  }
  const message =
    Date.now() > Number(expires)
      ? 'The signed address has expired.'
      : mediaType(headers.get('content-type')) !== type && `The content type must be ${type}.`
  return message === false ? undefined : { message, isForged: false }
}

/** The key of the file that a signed address is for. */
export function keyOf(url: string): string {
  return new URL(url).pathname.slice(UPLOADS.length)
}

function signed(key: string, contentType: string, expires: string): string {
  return `${key}\n${contentType}\n${expires}`
}
