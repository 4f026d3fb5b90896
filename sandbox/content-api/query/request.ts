import { isRecord, parseJson } from '#shared/json.ts'

/** A query as requested, in the address or in the body. */
export interface AskedQuery {
  query: string
  params: Record<string, unknown>
  perspective: string | undefined
}

/** Thrown for an unreadable request; the message is sent to the client. */
export class ParamError extends Error {}

/**
 * Reads `?query=…&$name=JSON` or a POST body `{query, params}`; the body takes precedence.
 * @throws ParamError when there is no query, or a parameter is not JSON.
 */
export async function readQuery(request: Request): Promise<AskedQuery> {
  const search = new URL(request.url).searchParams
  const body = request.method === 'POST' ? await readObject(request) : {}
  const query = body['query'] ?? search.get('query')
  if (typeof query !== 'string' || query.trim() === '') {
    throw new ParamError('A "query" is required, in the address or in the body.')
  }
  const bodyParams = isRecord(body['params']) ? body['params'] : {}
  return {
    query,
    params: { ...addressParams(search), ...bodyParams },
    perspective: search.get('perspective') ?? undefined,
  }
}

function addressParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = readJson(value, `The parameter "${name}"`)
  }
  return params
}

/**
 * Reads the JSON object in a request's body.
 * @throws ParamError when the body holds anything else
 */
export async function readObject(request: Request): Promise<Record<string, unknown>> {
  const body = readJson(await request.text(), 'The body')
  if (!isRecord(body)) throw new ParamError('The body must be a JSON object.')
  return body
}

function readJson(text: string, what: string): unknown {
  const value = parseJson(text)
  if (value === undefined) throw new ParamError(`${what} is not valid JSON.`)
  return value
}
