import { uploadLimits, waits } from '#shared/limits.ts'
import { longestMessage } from '#shared/leads/message.ts'
import { t } from '#shared/words/words.ts'
import { hosts } from '#src/config/hosts.ts'
import {
  disguiseProblem,
  fileProblem,
  startsAs,
  typeOfFile,
  subtypeOf,
} from '#shared/file-rules.ts'
import type { LeadHosts } from '#shared/hosts.ts'
import { isSuccess } from '#shared/leads/definition.ts'
import { isRecord } from '#shared/json.ts'
import { post } from './http/request.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'

/** A running upload; `cancel` makes it fail as aborted. */
export interface Upload {
  result: Promise<UploadResult>
  cancel: () => void
}

const inTurn = limitConcurrency(uploadLimits.atOnce)

/** Signs and sends a file, three at a time. Never throws; the result has the text to show. */
export function uploadFile(file: File, onProgress: (percent: number) => void = () => {}): Upload {
  const controller = new AbortController()
  const { signal } = controller
  const cancelled = new Promise<UploadResult>((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, text: t().files.aborted }))
  })
  // A waiting upload is cancelled at once, too.
  const result = Promise.race([inTurn(() => signAndPut(file, onProgress, signal)), cancelled])
  return { result, cancel: () => controller.abort() }
}

/** Runs tasks in the order they come, at most `most` at the same time. */
function limitConcurrency(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    running += 1
    if (running > most) await new Promise<void>((resolve) => queue.push(resolve))
  }

  return async (task) => {
    await turn()
    try {
      return await task()
    } finally {
      running -= 1
      queue.shift()?.()
    }
  }
}

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

/** Why a file is refused before any call, to be shown beside its name; null when it is accepted. */
export async function refuseFile(file: File, already: number): Promise<string | null> {
  const problem = fileProblem(file, already)
  if (problem !== null) return problem
  const type = typeOfFile(file) ?? ''
  try {
    const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
    return startsAs(type, start) ? null : disguiseProblem(type)
  } catch {
    return t().files.unreadable
  }
}

/** Gets a signed address for a file and sends it. Never throws; the result has the text to show. */
async function signAndPut(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const type = typeOfFile(file) ?? file.type
  // An expired signature is requested again, once.
  for (const isLast of [false, true]) {
    if (signal.aborted) return { ok: false, text: t().files.aborted }
    const signature = await signUpload(type, signal)
    if ('text' in signature) return { ok: false, text: signature.text }
    const outcome = await putFile(signature.url, file, { type, onProgress, signal })
    if (outcome === 'stored') {
      const sent = { Bucket: hosts.leads.uploadBucket, S3Key: signature.key, type, name: file.name }
      return { ok: true, file: sent, text: t().files.received }
    }
    if (outcome !== 'expired' || isLast) return { ok: false, text: failureText(outcome) }
  }
  return { ok: false, text: t().files.rejected }
}

function failureText(outcome: PutOutcome): string {
  if (outcome === 'aborted') return t().files.aborted
  return outcome === 'failed' ? t().files.failed : t().files.rejected
}

type PutOutcome = 'stored' | 'expired' | 'rejected' | 'failed' | 'aborted'

/** What a PUT needs besides its address and file. */
interface PutOptions {
  type: string
  /** Per cent, 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Sends a file to its signed address. `expired` is a 403, the response to an old signature. */
function putFile(url: string, file: Blob, options: PutOptions): Promise<PutOutcome> {
  const { type, onProgress, signal } = options
  if (signal.aborted) return Promise.resolve('aborted')
  return new Promise((resolve) => {
    // fetch does not report an upload's progress.
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    let isStalled = false
    let stall: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        isStalled = true
        cancel()
      }, waits.uploadStall)
    }
    const end = (outcome: PutOutcome) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    signal.addEventListener('abort', cancel)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch()
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () => end(readStatus(request.status)))
    request.addEventListener('error', () => end('failed'))
    request.addEventListener('abort', () => end(isStalled ? 'failed' : 'aborted'))
    request.open('PUT', url)
    request.setRequestHeader('Content-Type', type)
    // Nobody reads the response; Firefox would log an empty one as broken XML.
    request.responseType = 'text'
    watch()
    request.send(file)
  })
}

function readStatus(status: number): PutOutcome {
  if (isSuccess(status)) return 'stored'
  return status === 403 ? 'expired' : 'rejected'
}

/** Where a file may be sent, or what to show. */
type Signature = { url: string; key: string } | { text: string }

/** Requests a signed address for a file of this MIME type. */
export async function signUpload(type: string, signal: AbortSignal): Promise<Signature> {
  const { identity, uploadBucket } = hosts.leads
  const response = await post(
    `${identity}/files/upload`,
    {
      Extension: subtypeOf(type),
      Bucket: uploadBucket,
      ContentType: type,
      uploadArea: 'landingpage',
    },
    { headers: bearer(), signal },
  )
  if (response.kind === 'aborted') return { text: t().files.aborted }
  if (response.kind !== 'response') return { text: t().files.signatureFailed }
  const { body, status } = response
  if (!isSuccess(status)) return { text: longestMessage(body) ?? t().files.signatureFailed }
  return readSignature(body) ?? { text: t().files.signatureFailed }
}

/** The token of the platform's login, sent only to the identity host. */
function bearer(): Record<string, string> {
  const token = deviceStorage.read('token')?.trim()
  // A line break or a letter outside Latin-1 would make the header, and with it the call, invalid.
  return token && /^[\x21-\x7E]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {}
}

/** `data.url` with `data.key` or `key`, if files may go to the address. */
function readSignature(body: unknown): { url: string; key: string } | null {
  if (!isRecord(body)) return null
  const data = isRecord(body['data']) ? body['data'] : {}
  const { url } = data
  const key = data['key'] ?? body['key']
  if (typeof url !== 'string' || typeof key !== 'string' || key === '') return null
  return isUploadAddress(url) ? { url, key } : null
}

/** Where files may go. */
interface UploadPlaces {
  sandbox: boolean
  leads: Pick<LeadHosts, 'uploadHosts'>
}

/** https on a listed host, or the sandbox: a response must not choose where a visitor's file goes. */
export function isUploadAddress(address: string, allowed: UploadPlaces = hosts): boolean {
  if (!URL.canParse(address)) return false
  const { host, password, protocol, username } = new URL(address)
  const isSafe = protocol === 'https:' || (allowed.sandbox && protocol === 'http:')
  return isSafe && username + password === '' && allowed.leads.uploadHosts.includes(host)
}
