import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { replaceFile } from '../../content-api/store/journal-file.ts'
import { mediaType } from '../read-body.ts'
import { extensionFor } from './upload-rules.ts'
import type { LeadFile } from '../types.ts'

const VALID_FOR_MS = 5 * 60 * 1000
const MAX_BYTES = 10 * 1024 * 1024

/** Why a file is refused: HTTP status and reason. */
interface UploadRefusal {
  status: 403 | 413
  message: string
}

/** Signed upload addresses, and the files sent to them. */
export interface Uploads {
  /** An address that accepts a file of this type for five minutes, and the key of that file. */
  sign: (contentType: string) => { url: string; key: string }
  /** Receives a PUT to a signed address; with `isStored` false, it only checks the file. */
  receive: (request: Request, isStored: boolean) => Promise<LeadFile | UploadRefusal>
  bytes: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  empty: () => Promise<void>
}

/** Stores files in `folder`; without one, in memory. */
export function createUploads(folder: string | undefined, origin: string): Uploads {
  const secret = randomBytes(32)
  const inMemory = new Map<string, Uint8Array<ArrayBuffer>>()

  function signatureOf(key: string, contentType: string, expires: string): string {
    return createHmac('sha256', secret)
      .update(`${key}\n${contentType}\n${expires}`)
      .digest('base64url')
  }
  function refuse({ url, headers }: Request): UploadRefusal | undefined {
    const { searchParams } = new URL(url)
    const [type = '', expires = '', signature = ''] = ['type', 'expires', 'signature'].map(
      (name) => searchParams.get(name) ?? '',
    )
    if (!isSame(signature, signatureOf(keyOf(url), type, expires))) {
      return { status: 403, message: 'The signature does not match this address.' }
    }
    if (Date.now() > Number(expires)) {
      return { status: 403, message: 'The signed address has expired.' }
    }
    const isSignedType = mediaType(headers.get('content-type')) === type
    return isSignedType ? undefined : { status: 403, message: `The content type must be ${type}.` }
  }
  async function store(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    if (folder === undefined) {
      inMemory.set(key, bytes)
      return
    }
    replaceFile(join(folder, basename(key)), bytes)
  }

  return {
    sign: (contentType) => {
      const key = `landingpage/${randomUUID()}.${extensionFor(contentType)}`
      const expires = String(Date.now() + VALID_FOR_MS)
      const signature = signatureOf(key, contentType, expires)
      const query = new URLSearchParams({ type: contentType, expires, signature })
      return { url: `${origin}/uploads/${key}?${query}`, key }
    },
    receive: async (request, isStored) => {
      const refusal = refuse(request)
      const bytes = new Uint8Array(await request.arrayBuffer())
      if (refusal) return refusal
      if (bytes.length > MAX_BYTES) {
        return { status: 413, message: 'The file is larger than 10 MB.' }
      }
      const key = keyOf(request.url)
      if (isStored) await store(key, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const contentType = mediaType(request.headers.get('content-type'))
      return { key, bytes: bytes.length, contentType, sha256 }
    },
    bytes: async (key) => {
      if (folder === undefined) return inMemory.get(key)
      return readFile(join(folder, basename(key))).then((file) => new Uint8Array(file))
    },
    empty: async () => {
      inMemory.clear()
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}

function keyOf(url: string): string {
  return new URL(url).pathname.slice('/uploads/'.length)
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
