import { Hono } from 'hono'
import { jsonResponse, ndjsonResponse } from '#sandbox/content-api/responses.ts'
import { publishedId } from '#sandbox/content-api/store/document.ts'
import { mendozaPatches } from '#sandbox/content-api/listen/mendoza.ts'
import { documentsAt, lastRevisions } from './history.ts'
import { historyEvents } from './events.ts'
import { isAuthorized, unauthorized } from '#sandbox/content-api/identity.ts'
import type { Context } from 'hono'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'
import type { Transaction } from '#sandbox/content-api/mutate/transaction.ts'

const DEFAULT_LIMIT = 1000

/** `GET /data/history/{dataset}/{transactions|documents|events/documents}/{ids}`. */
export function historyRoutes(api: ContentApiContext): Hono {
  const routes = new Hono()
  const path = '/:version{v[^/]+}/data/history/production'
  routes.use(`${path}/*`, (context, next) =>
    isAuthorized(context.req.raw) ? next() : Promise.resolve(unauthorized()),
  )
  routes.get(`${path}/transactions/:ids`, (context) => {
    const ids = context.req.param('ids').split(',')
    const transactions = select(context, api.store.history.of(ids))
    return ndjsonResponse(
      transactions.map((transaction) => describe(context, transaction, ids)),
      api.fillPlaceholders,
    )
  })
  routes.get(`${path}/documents/:ids`, (context) => {
    const ids = context.req.param('ids').split(',')
    const transactions = api.store.history.of(ids)
    const { revision, time, lastRevision } = context.req.query()
    if (lastRevision === 'true')
      return jsonResponse({ documents: lastRevisions(transactions, ids) }, api.fillPlaceholders)
    const documents = documentsAt(transactions, ids, (transaction) => {
      if (revision !== undefined) return transaction.id === revision
      return time === undefined || Date.parse(transaction.timestamp) <= Date.parse(time)
    })
    return jsonResponse({ documents }, api.fillPlaceholders)
  })
  routes.get(`${path}/events/documents/:id`, (context) => {
    const id = context.req.param('id')
    const group = publishedId(id)
    const transactions = api.store.history.of([group, `drafts.${group}`])
    const limit = Number(context.req.query('limit') ?? DEFAULT_LIMIT)
    const events = historyEvents(transactions, group).slice(0, limit)
    return jsonResponse({ events: { [id]: events }, nextCursor: '' }, api.fillPlaceholders)
  })
  return routes
}

/** The requested range of transactions, both ends included. */
function select(context: Context, transactions: Transaction[]): Transaction[] {
  const { fromTransaction, toTransaction, reverse, limit } = context.req.query()
  const from = transactions.findIndex(({ id }) => id === fromTransaction)
  const to = transactions.findIndex(({ id }) => id === toTransaction)
  const range = transactions.slice(Math.max(from, 0), to === -1 ? undefined : to + 1)
  const ordered = reverse === 'true' ? range.toReversed() : range
  return ordered.slice(0, Number(limit ?? DEFAULT_LIMIT))
}

function describe(context: Context, transaction: Transaction, ids: string[]): object {
  const { id, timestamp, author } = transaction
  const isLimited = context.req.query('includeIdentifiedDocumentsOnly') === 'true'
  const changes = transaction.changes.filter((change) => !isLimited || ids.includes(change.id))
  const hasMutations = context.req.query('excludeMutations') !== 'true'
  const hasContent = context.req.query('excludeContent') !== 'true'
  const hasEffects = context.req.query('effectFormat') === 'mendoza'
  const effects = changes.map((change) => [change.id, mendozaPatches(change)])
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(hasMutations && hasContent && { mutations: changes.flatMap((change) => change.mutations) }),
    ...(hasEffects && { effects: Object.fromEntries(effects) }),
  }
}
