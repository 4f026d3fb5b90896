import { CALLS } from '#lead-api/calls/calls.ts'
import { forEachForm } from '#shared/leads/forms.ts'
import { definitions } from '#shared/leads/index.ts'
import { createLeadApi } from '#lead-api/lead-api.ts'
import { openSqlite } from '#lead-api/node/sqlite.ts'
import { StorageUnavailable } from '#lead-api/store/sql.ts'
import { LEAD_CALLS } from '#lead-api/types.ts'
import { createMemoryFiles } from '#lead-api/uploads/file-store.ts'
import type { LeadApi } from '#lead-api/lead-api.ts'
import type { LeadCall } from '#lead-api/types.ts'

/** In the place of each id that is made by chance. */
const SHOWN_ID = '5f0c7d1e-2b6a-4c39-9e58-0a4d1f6b7c82'

/** The body of each call, as the document shows it. Of Nigeria's states there are too many to read. */
export const SHOWN_BODIES: Record<LeadCall, Record<string, unknown>> = {
  ...forEachForm((form) => definitions[form].call.example),
  upload: CALLS.upload.example,
  states: { country: 'Sierra Leone' },
  funding: { ...CALLS.funding.example, uploadedFiles: filesOf(`landingpage/${SHOWN_ID}.pdf`) },
}

/** An answer of the service. */
export interface Answer {
  status: number
  body: unknown
}

/** What the service answers to the examples, and what it says when something is wrong, by status. */
export interface RecordedAnswers {
  calls: ReadonlyMap<LeadCall, Answer>
  errors: ReadonlyMap<number, unknown>
}

/** Asks a service in memory: the examples of the document are what it really answers. */
export async function recordAnswers(): Promise<RecordedAnswers> {
  const sql = openSqlite()
  const options = {
    sql,
    files: createMemoryFiles(),
    address: 'https://leads.example.com',
    allowsOrigin: () => false,
    log: () => {},
  }
  const api = createLeadApi(options)
  const full = createLeadApi({ ...options, sql: { run: findFullDisk, batch: findFullDisk } })
  const rateLimits = { span: 60_000, perAddress: 0, perCall: 0, perEmail: 1 }
  const busy = createLeadApi({ ...options, rateLimits })
  const { contact } = SHOWN_BODIES
  const key = { 'idempotency-key': '3f2a91bc-0000-4000-8000-000000000000' }
  try {
    const calls = new Map<LeadCall, Answer>()
    for (const call of LEAD_CALLS) {
      const [, file = ''] = /"key":"([^"]+)"/.exec(JSON.stringify(calls.get('upload')) ?? '') ?? []
      const body = {
        ...SHOWN_BODIES[call],
        ...(call === 'funding' && { uploadedFiles: filesOf(file) }),
      }
      calls.set(call, await post(api, call, body))
    }
    await post(api, 'contact', contact, key)
    const wrong = [
      await post(api, 'contact', { ...contact, email: 'ada' }),
      await post(api, 'contact', contact, { origin: 'https://other.example' }),
      await post(api, 'contact', { ...contact, lastName: 'Eze' }, key),
      await post(api, 'contact', { ...contact, description: 'x'.repeat(300_000) }),
      await putProgram(api, JSON.stringify(calls.get('upload'))),
      await post(busy, 'contact', contact),
      await post(full, 'contact', contact, key),
    ]
    return {
      calls: new Map([...calls].map(([call, answer]) => [call, withoutChance(answer)])),
      errors: new Map(wrong.map(({ status, body }) => [status, body])),
    }
  } finally {
    sql.close()
  }
}

async function post(
  api: LeadApi,
  call: LeadCall,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return ask(api, `https://leads.example.com${CALLS[call].path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** Sends what is no PDF to the signed address in an answer. */
async function putProgram(api: LeadApi, answer: string): Promise<Answer> {
  const [, url = ''] = /"url":"([^"]+)"/.exec(answer) ?? []
  const headers = { 'content-type': 'application/pdf' }
  return ask(api, url, { method: 'PUT', headers, body: 'MZ a program' })
}

async function ask(api: LeadApi, url: string, init: RequestInit): Promise<Answer> {
  const response = await api.fetch(new Request(url, init), { address: '192.0.2.1' })
  return { status: response.status, body: await response.json() }
}

function filesOf(S3Key: string): Record<string, string>[] {
  return [{ Bucket: 'documents', S3Key, type: 'application/pdf' }]
}

/** Keys, times and signatures are others every time; the document shows the same ones. */
function withoutChance({ status, body }: Answer): Answer {
  const text = JSON.stringify(body)
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, SHOWN_ID)
    .replaceAll(/(?<=expires=)\d+/g, '1767225600000')
    .replaceAll(/(?<=signature=)[\da-f]+/g, '9f86d081884c7d659a2feaa0c55ad015')
  return { status, body: JSON.parse(text) }
}

async function findFullDisk(): Promise<never> {
  throw new StorageUnavailable('the disk is full')
}
