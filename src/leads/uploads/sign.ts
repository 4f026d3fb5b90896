import { hosts } from '#src/config/hosts/hosts.ts'
import type { LeadHosts } from '#shared/hosts.ts'
import { subtypeOf } from '#shared/file-rules.ts'
import { isSuccess } from '#src/leads/calls/lead-call.ts'
import { isRecord } from '#shared/json.ts'
import { longestMessage } from '#src/leads/http/message.ts'
import { post } from '#src/leads/http/request.ts'
import { deviceStorage } from '#src/browser/storage/safe-storage.ts'
import { texts } from '#src/leads/http/texts.ts'

/** Where a file may be sent, or what to show. */
export type Signature = { url: string; key: string } | { text: string }

/** Requests a signed address for a file of this MIME type. */
export async function signUpload(
  type: string,
  signal: AbortSignal,
  limit?: number,
): Promise<Signature> {
  const { identity, uploadBucket } = hosts.leads
  const response = await post(
    `${identity}/files/upload`,
    {
      Extension: subtypeOf(type),
      Bucket: uploadBucket,
      ContentType: type,
      uploadArea: 'landingpage',
    },
    { headers: bearer(), signal, ...(limit === undefined ? {} : { limit }) },
  )
  if (response.kind === 'aborted') return { text: texts.uploadAborted }
  if (response.kind !== 'response') return { text: texts.signatureFailed }
  const { body, status } = response
  if (!isSuccess(status)) return { text: longestMessage(body) ?? texts.signatureFailed }
  return readSignature(body) ?? { text: texts.signatureFailed }
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
