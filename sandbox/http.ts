import { STATUS_CODES } from 'node:http'
import { isRecord, parseJson } from '#shared/json.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** An error response in the format of Sanity's API; all parts of the sandbox use it. */
export function problem(statusCode: number, message: string): Response {
  return jsonResponse({ statusCode, error: STATUS_CODES[statusCode], message }, statusCode)
}

/** A JSON response that is never cached. */
export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: NO_STORE })
}

/** A response with one JSON value per line. */
export function ndjsonResponse(values: readonly unknown[]): Response {
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('')
  return new Response(text, { headers: { ...NO_STORE, 'content-type': 'application/x-ndjson' } })
}

/** A refused request with the body that Sanity's API sends for it; the sandbox turns it into a response. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** A request that cannot be read; the message is sent to the client. */
export function badRequest(message: string): ApiError {
  return new ApiError(400, message, { statusCode: 400, error: STATUS_CODES[400], message })
}

/**
 * Reads the JSON object in a request's body.
 * @throws ApiError when the body contains anything else
 */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const body = readJson(await request.text(), 'The body')
  if (!isRecord(body)) throw badRequest('The body must be a JSON object.')
  return body
}

/** @param what the start of the sentence that the client gets when the text is not JSON */
export function readJson(text: string, what: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw badRequest(`${what} is not valid JSON.`)
  return value
}
