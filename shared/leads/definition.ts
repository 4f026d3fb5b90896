import type { ObjectSchema } from 'yup'
import type { FormName } from './forms.ts'

/** Why a call has no response. */
export type NoResponse = 'timeout' | 'offline' | 'aborted'

/** The response to a call (`body` is the parsed JSON, else the text), or why there is none. */
export type LeadAnswer = { kind: 'response'; status: number; body: unknown } | { kind: NoResponse }

/** What a response means to the visitor. */
export interface CallResult {
  /** The lead arrived. */
  received: boolean
  /** To be shown as it is; null where nothing is said. */
  text: string | null
}

/** The call that carries a lead, for the site and for the service. */
export interface LeadCall {
  host: 'identity' | 'iam' | 'api' | 'sheet'
  /** Appended to the host's address; the service has it below the host's name. */
  path: '' | `/${string}`
  /** What the service accepts. */
  body: ObjectSchema<object>
  /** A valid body, with all of its fields except files, which must be uploaded first. */
  example: Readonly<Record<string, unknown>>
  /** The only status that is a success; any from 200 to 299 if it is left out. */
  success?: 200 | 201
  /** What the visitor is told when the lead was received. */
  received: (body: unknown) => string
  /** What the visitor is told otherwise; null: nothing. */
  failed: (body: unknown, noResponse?: NoResponse) => string | null
  /** The host is a script behind a spreadsheet: it rejects preflight requests and redirects its answer. */
  isScript?: true
  /** A field that may differ between two bodies of the same submission. */
  incidental?: string
  /** For those who write the host themselves. */
  note?: string
}

/** A form: what its fields are, how they are validated, and what becomes of them. */
export interface FormDefinition<Values extends object, Body extends object> {
  name: FormName
  /** What an editor calls the form. */
  title: string
  /** What the inbox calls the lead. */
  inboxName: string
  /** What visitors see while the form is switched off, for a form that is not in a dialog. */
  without?: string
  /** The same where the section still has a button. */
  withoutButItsAction?: string
  empty: Values
  /** Rules and messages of the fields; synchronous. */
  rules: ObjectSchema<object>
  /** The request body; `now` is the time of the submit. */
  toPayload: (values: Values, now?: Date) => Body
  call: LeadCall
}

/** Checks a definition and infers its types. */
export function defineForm<Values extends object, Body extends object>(
  definition: FormDefinition<Values, Body>,
): FormDefinition<Values, Body> {
  return definition
}

/** 200–299; a hidden redirect has the status 0 and is not a success. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

/** What an answer to this call means to the visitor. */
export function interpret({ success, received, failed }: LeadCall, answer: LeadAnswer): CallResult {
  if (answer.kind !== 'response') return { received: false, text: failed(undefined, answer.kind) }
  const { status, body } = answer
  const isReceived = success === undefined ? isSuccess(status) : status === success
  if (!isReceived) return { received: false, text: failed(body) }
  return { received: true, text: received(body) }
}
