import { endingsOf, subtypeOf } from '#shared/file-rules.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { readSource } from '#shared/leads/source.ts'
import { isFormName } from '#shared/leads/forms.ts'
import { loadAnswers } from '#shared/words/answers.ts'
import type { Answers } from '#shared/words/answers.ts'
import { CALLS, MEDIA_TYPES, bodyProblem } from './calls.ts'
import { statesOf } from './states.ts'
import { readUpTo, refusal, tooMany } from '#lead-api/guard/requests.ts'
import { spamReason } from '#lead-api/guard/spam.ts'
import { checkRoomForLead } from '#lead-api/uploads/file-store.ts'
import { signAddress } from '#lead-api/uploads/receive-file.ts'
import { mediaType } from '#lead-api/uploads/upload-rules.ts'
import type { LeadStore, Stored } from '#lead-api/store/lead-store.ts'
import type { CallAnswer, Lead, LeadCall } from '#lead-api/types.ts'
import type { BodyFormat } from './calls.ts'
import type { DiskSpace } from '#lead-api/uploads/file-store.ts'

/** The longest text of a call in a script of three bytes a letter, and room for its other fields. */
const MAX_BYTES = 128 * 1024
const MAX_KEY_LENGTH = 200

/** What a call needs besides its request. */
export interface CallContext {
  leads: LeadStore
  disk?: DiskSpace | undefined
  /** The start of signed upload addresses. */
  address: string
  /** Of the signatures. */
  secret: () => Promise<string>
  /** Stores the bearer token too, and calls that carry no lead. */
  isSandbox?: boolean
}

/**
 * Validates a call, stores it and returns its answer; an invalid one gets 400 and a sentence. An
 * idempotency key gives the first answer again, or 409 with a sentence for another body.
 */
export async function receiveCall(
  request: Request,
  call: LeadCall,
  context: CallContext,
): Promise<CallAnswer> {
  const header = (name: string): string | null => request.headers.get(name)
  const answers = await loadAnswers(header('content-language') ?? '')
  const bytes = await readUpTo(request, MAX_BYTES)
  if (bytes === undefined) return refusal(call, 413, 'The body is too large.')
  const { formats } = CALLS[call]
  const read = readBody(new TextDecoder().decode(bytes), header('content-type'), formats)
  if ('problem' in read) return refusal(call, 400, read.problem)
  const { body } = read
  const idempotencyKey = header('idempotency-key') || null
  if (idempotencyKey !== null && idempotencyKey.length > MAX_KEY_LENGTH) {
    return refusal(call, 400, `Idempotency-Key must have at most ${MAX_KEY_LENGTH} characters.`)
  }

  // Before the rules: they may have become stricter since the lead was accepted.
  const known = await context.leads.repeat({ call, idempotencyKey, body })
  if (known) return answerOf(known)
  const problem = bodyProblem(call, body)
  if (problem !== undefined) return refusal(call, 400, problem)
  const answer = await answerTo(call, body, context, answers)
  if (answer.status >= 400) return answer
  if (call === 'states' && !context.isSandbox) return answer
  const headers: Lead['headers'] = {
    origin: header('origin'),
    authorization: context.isSandbox ? header('authorization') : null,
    contentType: header('content-type'),
  }
  await checkRoomForLead(context.disk)
  const language = languageIn(header('content-language'))
  const told = readSource(header('lead-source'))
  const arrival = {
    call,
    idempotencyKey,
    headers,
    language,
    source: told?.source ?? null,
    reason: isFormName(call) ? spamReason(body, told?.suspicion ?? null) : null,
    body,
    answer,
  }
  return answerOf(await context.leads.add(arrival))

  function answerOf(stored: Stored): CallAnswer {
    if (stored === 'unknown-file') return refusal(call, 400, answers.unknownFile)
    if (stored === 'other-body') return refusal(call, 409, answers.otherBody)
    if ('answer' in stored) return stored.answer
    const seconds = Math.ceil((stored.from.getTime() - Date.now()) / 1000)
    return tooMany(call, answers.sameEmail, seconds)
  }
}

/** As long as a tag for a language ever has to be (RFC 5646). */
const LONGEST_LANGUAGE = 35

/** The first of the header's languages, if it is one, without extensions. */
function languageIn(header: string | null): string | null {
  const first = (header ?? '').split(',')[0]?.trim() ?? ''
  try {
    return first.length > LONGEST_LANGUAGE ? null : new Intl.Locale(first).baseName
  } catch {
    return null
  }
}

async function answerTo(
  call: LeadCall,
  body: Record<string, unknown>,
  { address, secret }: CallContext,
  { received }: Answers,
): Promise<CallAnswer> {
  if (call === 'states') return statesOf(String(body['country']))
  if (call !== 'upload') return { status: CALLS[call].status, body: { message: received[call] } }
  const type = String(body['ContentType'])
  if (![subtypeOf(type), ...endingsOf(type)].includes(String(body['Extension']))) {
    return refusal(call, 400, 'Extension must be the subtype of ContentType.')
  }
  const { url, key } = await signAddress(type, address, await secret())
  return { status: 200, body: { data: { url, key }, key } }
}

/** Objects and lists within each other; the deepest call has three levels. */
const MOST_LEVELS = 8

/** A body, or a sentence that says why it cannot be read. */
export type ReadBody = { body: Record<string, unknown> } | { problem: string }

/** Reads a body in one of the formats that a call accepts. */
export function readBody(
  content: string,
  contentType: string | null,
  formats: readonly BodyFormat[],
): ReadBody {
  const type = mediaType(contentType)
  const format = formats.find((candidate) => MEDIA_TYPES[candidate] === type)
  if (format === undefined) {
    const wanted = formats.map((candidate) => MEDIA_TYPES[candidate]).join(' or ')
    return { problem: `The content type must be ${wanted}.` }
  }
  if (format === 'form') return { body: Object.fromEntries(new URLSearchParams(content)) }
  const body = parseJson(content)
  if (body === undefined) return { problem: 'The body is not valid JSON.' }
  if (isDeeper(body, MOST_LEVELS)) return { problem: 'The body has too many levels.' }
  return isRecord(body) ? { body } : { problem: 'The body must be an object.' }
}

/** True when a value has more than that many levels; looks no deeper itself. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1))
}
