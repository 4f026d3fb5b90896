import { MutationError, mutationErrorBody } from './mutate/errors.ts'
import { problem } from '#sandbox/problem.ts'
import { DeadlineError } from './query/deadline.ts'
import { QueryError } from './query/groq.ts'
import { PerspectiveError } from './store/perspectives.ts'
import { ParamError } from './query/request.ts'
import type { FillPlaceholders } from './assets/image-details.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** A JSON response that is never cached. */
export async function jsonResponse(
  body: unknown,
  fillPlaceholders: FillPlaceholders,
  status = 200,
): Promise<Response> {
  const text = await fillPlaceholders(JSON.stringify(body))
  return new Response(text, { status, headers: { ...NO_STORE, 'content-type': JSON_TYPE } })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** A response with one JSON value per line. */
export async function ndjsonResponse(
  values: readonly unknown[],
  fillPlaceholders: FillPlaceholders,
): Promise<Response> {
  const text = await fillPlaceholders(values.map((value) => `${JSON.stringify(value)}\n`).join(''))
  return new Response(text, { headers: { ...NO_STORE, 'content-type': 'application/x-ndjson' } })
}

/** Sanity's response to a known kind of error; any other error is thrown again. */
export function errorResponse(error: unknown, query = ''): Response {
  if (error instanceof MutationError) {
    return Response.json(mutationErrorBody(error), { status: error.status, headers: NO_STORE })
  }
  if (error instanceof QueryError) {
    const { message: description, start, end } = error
    const body = { error: { type: 'queryParseError', description, query, start, end } }
    return Response.json(body, { status: 400, headers: NO_STORE })
  }
  if (error instanceof DeadlineError) {
    const body = { error: { type: 'queryTimeoutError', description: error.message, query } }
    return Response.json(body, { status: 408, headers: NO_STORE })
  }
  if (error instanceof PerspectiveError || error instanceof ParamError) {
    return problem(400, error.message)
  }
  throw error
}
