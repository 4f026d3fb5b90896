import { Hono } from 'hono'
import { errorResponse, jsonResponse } from '#sandbox/content-api/responses.ts'
import { readObject } from '#sandbox/content-api/query/request.ts'
import { createRevisionId } from '#sandbox/content-api/store/revision-id.ts'
import { isAuthorized, unauthorized } from '#sandbox/content-api/identity.ts'
import { readMutations } from './mutations.ts'
import { writeTransaction } from './write.ts'
import type { Context } from 'hono'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'
import type { MutationResult } from './transaction.ts'

/** `POST /data/mutate/{dataset}`: Sanity's mutations, one transaction per request. */
export function mutateRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  routes.post('/:version{v[^/]+}/data/mutate/:dataset', async (context) => {
    if (!isAuthorized(context.req.raw)) return unauthorized()
    try {
      return await mutate(context, api)
    } catch (error) {
      return errorResponse(error)
    }
  })
  return routes
}

async function mutate(context: Context, api: ContentApiContext): Promise<Response> {
  const isOn = (name: string) => context.req.query(name) === 'true'
  const body = await readObject(context.req.raw)
  const mutations = readMutations(body)
  const asked = body['transactionId'] ?? context.req.query('transactionId')
  const transactionId = typeof asked === 'string' && asked !== '' ? asked : createRevisionId()
  const results: MutationResult[] = []
  const transaction = writeTransaction(
    api,
    {
      transactionId,
      dryRun: isOn('dryRun'),
      autoGenerateArrayKeys: isOn('autoGenerateArrayKeys'),
    },
    (open) => {
      for (const mutation of mutations) results.push(...open.apply(mutation))
    },
  )
  if (!isOn('returnIds') && !isOn('returnDocuments')) {
    return jsonResponse({ transactionId, results: [] }, api.fillPlaceholders)
  }
  const after = new Map(transaction.changes.map((change) => [change.id, change.after]))
  const full = results.map((result) => {
    if (!isOn('returnDocuments')) return result
    return {
      ...result,
      document: after.has(result.id) ? after.get(result.id) : api.store.get(result.id),
    }
  })
  return jsonResponse({ transactionId, results: full }, api.fillPlaceholders)
}
