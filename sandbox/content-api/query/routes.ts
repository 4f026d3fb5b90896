import { Hono } from 'hono'
import { problem } from '#sandbox/problem.ts'
import { errorResponse, jsonResponse, ndjsonResponse } from '#sandbox/content-api/responses.ts'
import { DATASET, PROJECT } from '#sandbox/content-api/store/dataset.ts'
import { publishedId } from '#sandbox/content-api/store/document.ts'
import { runQuery } from './groq.ts'
import { isAuthorized, LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'
import { readPerspective } from '#sandbox/content-api/store/perspectives.ts'
import { readQuery } from './request.ts'
import { runTracedQuery } from '#sandbox/content-api/source-maps/source-map.ts'
import type { Context } from 'hono'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { QueryRequest } from './groq.ts'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'

const API_VERSION = /^v(1|X|\d{4}-\d{2}-\d{2})$/

/** `/v{version}/data/{query|doc|export}/{dataset}`: reading. */
export function dataRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  routes.on(['GET', 'POST'], '/:version{v[^/]+}/data/query/:dataset', (context) =>
    handleQuery(context, api),
  )
  routes.get('/:version{v[^/]+}/data/doc/:dataset/:ids', (context) => handleDoc(context, api))
  routes.get('/:version{v[^/]+}/data/export/:dataset', (context) => {
    const isAnonymous = !isAuthorized(context.req.raw)
    const { documents } = api.viewFor({ perspective: 'raw', isAnonymous })
    return ndjsonResponse(documents, api.fillPlaceholders)
  })
  return routes
}

/** Refuses other datasets, and API versions that Sanity does not have. */
export function addressChecks(): Hono {
  const routes = new Hono()
  routes.use('/:version{v[^/]+}/data/live/events/:dataset', checkAddress)
  routes.use(
    '/:version{v[^/]+}/data/:kind{query|doc|mutate|actions|listen|export}/:dataset/*',
    checkAddress,
  )
  routes.use('/:version{v[^/]+}/assets/:kind/:dataset', checkAddress)
  return routes
}

function checkAddress(context: Context, next: () => Promise<void>): Promise<Response | void> {
  const version = context.req.param('version') ?? ''
  const dataset = context.req.param('dataset') ?? ''
  if (!API_VERSION.test(version)) {
    return Promise.resolve(problem(400, `Invalid API version "${version}".`))
  }
  if (dataset === DATASET) return next()
  const what = `dataset "${dataset}" not found for project ID "${PROJECT}"`
  return Promise.resolve(problem(404, `Dataset not found: ${what}`))
}

async function handleQuery(context: Context, api: ContentApiContext): Promise<Response> {
  const apiVersion = (context.req.param('version') ?? '').slice(1)
  const isEditor = isAuthorized(context.req.raw)
  const startedAt = performance.now()
  let query = ''
  try {
    const asked = await readQuery(context.req.raw)
    query = asked.query
    const perspective = readPerspective(asked.perspective, apiVersion)
    const view = api.viewFor({ perspective, isAnonymous: !isEditor })
    const request = { ...asked, view, ...(isEditor && { identity: LOCAL_EDITOR.id }) }
    const result = await run(request, context.req.query('resultSourceMap'))
    const ms = Math.round(performance.now() - startedAt)
    const isQuerySent = context.req.query('returnQuery') !== 'false'
    const body = { ...(isQuerySent && { query }), ...result, syncTags: ['s1:all'], ms }
    return await jsonResponse(body, api.fillPlaceholders)
  } catch (error) {
    return errorResponse(error, query)
  }
}

async function run(request: QueryRequest, map: string | undefined): Promise<object> {
  if (map === undefined || map === 'false') return { result: await runQuery(request) }
  return runTracedQuery(request, map === 'withKeyArraySelector')
}

function handleDoc(context: Context, api: ContentApiContext): Promise<Response> {
  const isEditor = isAuthorized(context.req.raw)
  const documents: StoredDocument[] = []
  const omitted: { id: string; reason: 'existence' | 'permission' }[] = []
  for (const id of requestedIds(context, api)) {
    const document = api.store.get(id)
    if (!isEditor && id.includes('.')) omitted.push({ id, reason: 'permission' })
    else if (document) documents.push(document)
    else omitted.push({ id, reason: 'existence' })
  }
  const isContentSent = context.req.query('excludeContent') !== 'true'
  return jsonResponse({ documents: isContentSent ? documents : [], omitted }, api.fillPlaceholders)
}

function requestedIds(context: Context, { store }: ContentApiContext): string[] {
  const ids = (context.req.param('ids') ?? '').split(',')
  if (context.req.query('includeAllVersions') !== 'true') return ids
  const groups = new Set(ids.map(publishedId))
  const all = store.all().filter(({ _id }) => groups.has(publishedId(_id)))
  return all.map(({ _id }) => _id)
}
