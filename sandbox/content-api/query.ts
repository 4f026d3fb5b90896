import { Hono } from 'hono'
import { isAuthorized, LOCAL_EDITOR } from '#sandbox/access.ts'
import {
  badRequest,
  jsonResponse,
  ndjsonResponse,
  problem,
  readJson,
  readObject,
} from '#sandbox/http.ts'
import { isRecord } from '#shared/json.ts'
import { runQuery } from './groq.ts'
import { runTracedQuery } from './source-map.ts'
import { DATASET, PROJECT, publishedId, readPerspective } from './store.ts'
import type { Context } from 'hono'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Store } from './store.ts'

/** Refuses other datasets, and API versions that Sanity does not have. */
export async function checkAddress(
  context: Context,
  next: () => Promise<void>,
): Promise<Response | void> {
  const version = context.req.param('version') ?? ''
  if (!/^v(1|X|\d{4}-\d{2}-\d{2})$/.test(version))
    return problem(400, `Invalid API version "${version}".`)
  const dataset = context.req.param('dataset') ?? ''
  if (dataset === DATASET) return next()
  const what = `dataset "${dataset}" not found for project ID "${PROJECT}"`
  return problem(404, `Dataset not found: ${what}`)
}

/** `/v{version}/data/{query|doc|export}/{dataset}`: reading. */
export function queryRoutes(store: Store): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/:version{v[^/]+}/data/query/:dataset', (context) =>
    handleQuery(context, store),
  )
  routes.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => handleDoc(context, store))
  routes.get('/:version{v[^/]+}/data/export/:dataset', (context) => {
    const isAnonymous = !isAuthorized(context.req.raw)
    return ndjsonResponse(store.view({ perspective: 'raw', isAnonymous }).documents)
  })
  return routes
}

async function handleQuery(context: Context, store: Store): Promise<Response> {
  const startedAt = performance.now()
  const isEditor = isAuthorized(context.req.raw)
  const { query, params } = await readQuery(context.req.raw)
  const apiVersion = (context.req.param('version') ?? '').slice(1)
  const perspective = readPerspective(context.req.query('perspective'), apiVersion)
  const view = store.view({ perspective, isAnonymous: !isEditor })
  const request = { query, params, view, ...(isEditor && { identity: LOCAL_EDITOR.id }) }
  const isTraced = (context.req.query('resultSourceMap') ?? 'false') !== 'false'
  const result = isTraced ? runTracedQuery(request) : { result: runQuery(request) }
  const ms = Math.round(performance.now() - startedAt)
  const isQuerySent = context.req.query('returnQuery') !== 'false'
  return jsonResponse({ ...(isQuerySent && { query }), ...result, syncTags: ['s1:all'], ms })
}

/**
 * Reads `?query=…&$name=JSON` or a POST body `{query, params}`; the body takes precedence.
 * @throws ApiError when there is no query, or a parameter is not JSON.
 */
export async function readQuery(
  request: Request,
): Promise<{ query: string; params: Record<string, unknown> }> {
  const search = new URL(request.url).searchParams
  const body = request.method === 'POST' ? await readObject(request) : {}
  const query = body['query'] ?? search.get('query')
  if (typeof query !== 'string' || query.trim() === '') {
    throw badRequest('A "query" is required, in the address or in the body.')
  }
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = readJson(value, `The parameter "${name}"`)
  }
  return { query, params: { ...params, ...(isRecord(body['params']) && body['params']) } }
}

function handleDoc(context: Context, store: Store): Response {
  const isEditor = isAuthorized(context.req.raw)
  const documents: StoredDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of requestedIds(context, store)) {
    const document = store.get(id)
    if (!isEditor && id.includes('.')) omitted.push({ id, reason: 'permission' })
    else if (document) documents.push(document)
    else omitted.push({ id, reason: 'existence' })
  }
  const isContentSent = context.req.query('excludeContent') !== 'true'
  return jsonResponse({ documents: isContentSent ? documents : [], omitted })
}

function requestedIds(context: Context, store: Store): string[] {
  const ids = (context.req.param('ids') ?? '').split(',')
  if (context.req.query('includeAllVersions') !== 'true') return ids
  const groups = new Set(ids.map(publishedId))
  return store.all().flatMap(({ _id }) => (groups.has(publishedId(_id)) ? [_id] : []))
}
