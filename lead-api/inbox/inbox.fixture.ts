import { writeSource } from '#shared/leads/source.ts'
import { leadApiWith } from '#lead-api/test-support.ts'
import { hashSecret, makeSecret, peopleOf } from './people.ts'
import type { Sql } from '#lead-api/store/sql.ts'
import type { LeadApiOptions } from '#lead-api/lead-api.ts'
import type { TestLeadApi } from '#lead-api/test-support.ts'
import type { FileStore } from '#lead-api/uploads/file-store.ts'

export const SECRET = makeSecret()
export const SECRET_HASH = await hashSecret(SECRET, 1000)
const PEOPLE = peopleOf(`ada=${SECRET_HASH},Erin Kowalchuk=${SECRET_HASH}`)

/** An API whose inbox is open to `get`, `read` and `press`, as Ada uses it, or who is named. */
export async function signedIn(options: Partial<LeadApiOptions> = {}, name = 'ada') {
  const api = leadApiWith({ people: PEOPLE, ...options })
  const answer = await press(api, '/inbox/sign-in', { name, secret: SECRET })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return {
    ...api,
    get: (place: string) => api.ask(place, { headers: { cookie } }),
    press: (place: string, fields: Record<string, string> = {}) =>
      press(api, place, fields, { cookie }),
    read: async (place: string) => (await api.ask(place, { headers: { cookie } })).text(),
  }
}

/** Sends a form of the inbox as a browser does. */
export function press(
  { ask, origin }: TestLeadApi,
  place: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields)
  return ask(place, { method: 'POST', body, headers: { origin, ...headers } })
}

/** A file that has arrived, as an application names it. */
export async function storeFile(files: FileStore, sql: Sql) {
  const key = 'landingpage/plan.pdf'
  await files.put(key, new Uint8Array([1]))
  const insert =
    'INSERT INTO files (key, content_type, bytes, sha256, stored_at) VALUES (?, ?, ?, ?, ?)'
  await sql.run(insert, key, 'application/pdf', 1, '0', new Date().toISOString())
  return [{ Bucket: 'documents', S3Key: key, type: 'application/pdf' }]
}

/** The header of a lead that came from the form of this page. */
export function sourceOf(page: string, campaign?: string): Record<string, string> {
  const utm = campaign === undefined ? {} : { campaign }
  return { 'lead-source': writeSource({ first: '/', page, utm }) }
}
