import { Hono } from 'hono'
import type { Context } from 'hono'
import { editorsOnly } from '#sandbox/access.ts'
import { jsonResponse, ndjsonResponse } from '#sandbox/http.ts'
import { publishedId } from './store.ts'
import type { StoredDocument } from '#shared/stored-documents.ts'
import type { Change, Store, Transaction } from './store.ts'
import { isRecord } from '#shared/json.ts'

const DEFAULT_LIMIT = 1000

/** `GET /data/history/{dataset}/{transactions|documents|events/documents}/{ids}`. */
export function historyRoutes(store: Store): Hono {
  const routes = new Hono()
  const path = '/:version{v[^/]+}/data/history/production'
  routes.use(`${path}/*`, editorsOnly)
  routes.get(`${path}/transactions/:ids`, (context) => {
    const ids = context.req.param('ids').split(',')
    const transactions = select(context, store.historyOf(ids))
    return ndjsonResponse(transactions.map((transaction) => describe(context, transaction, ids)))
  })
  routes.get(`${path}/documents/:ids`, (context) => {
    const ids = context.req.param('ids').split(',')
    const transactions = store.historyOf(ids)
    const { revision, time, lastRevision } = context.req.query()
    if (lastRevision === 'true')
      return jsonResponse({ documents: lastRevisions(transactions, ids) })
    const documents = documentsAt(transactions, ids, (transaction) => {
      if (revision !== undefined) return transaction.id === revision
      return time === undefined || Date.parse(transaction.timestamp) <= Date.parse(time)
    })
    return jsonResponse({ documents })
  })
  routes.get(`${path}/events/documents/:id`, (context) => {
    const id = context.req.param('id')
    const group = publishedId(id)
    const transactions = store.historyOf([group, `drafts.${group}`])
    const limit = Number(context.req.query('limit') ?? DEFAULT_LIMIT)
    const events = historyEvents(transactions, group).slice(0, limit)
    return jsonResponse({ events: { [id]: events }, nextCursor: '' })
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

/** The documents right after the last transaction for which `isReached` is true (oldest first). */
function documentsAt(
  transactions: readonly Transaction[],
  ids: readonly string[],
  isReached: (transaction: Transaction) => boolean,
): StoredDocument[] {
  const last = transactions.findLastIndex(isReached)
  const state = new Map<string, StoredDocument | undefined>()
  for (const { changes } of transactions.slice(0, last + 1)) {
    for (const { id, after } of changes) state.set(id, after)
  }
  return ids.flatMap((id) => state.get(id) ?? [])
}

/** The documents as they are, or were before they were deleted. */
function lastRevisions(
  transactions: readonly Transaction[],
  ids: readonly string[],
): StoredDocument[] {
  const changes = transactions.flatMap((transaction) => transaction.changes)
  return ids.flatMap((id) => {
    const last = changes.findLast((change) => change.id === id && (change.after ?? change.before))
    return last?.after ?? last?.before ?? []
  })
}

type HistoryEvent = Record<string, unknown>

/** What happened to a document and its draft, as Sanity's history events, newest first. */
function historyEvents(transactions: readonly Transaction[], id: string): HistoryEvent[] {
  return transactions
    .flatMap((transaction) => {
      const base = {
        timestamp: transaction.timestamp,
        author: transaction.author,
        documentId: id,
        id: transaction.id,
      }
      return eventsOf(transaction, id).map((event) => ({ ...base, ...event }))
    })
    .toReversed()
}

function eventsOf({ id: revisionId, changes }: Transaction, id: string): HistoryEvent[] {
  const versionId = `drafts.${id}`
  const draft = changes.find((change) => change.id === versionId)
  const published = changes.find((change) => change.id === id)
  const removed = draft && isRemoved(draft) ? draft : undefined
  if (published?.after && removed) {
    return [
      {
        type: 'publishDocumentVersion',
        revisionId,
        versionId,
        versionRevisionId: removed.before?.['_rev'],
        cause: { type: 'document.publish' },
      },
    ]
  }
  if (published && isRemoved(published)) {
    const hasDraft = draft?.after !== undefined
    return [{ type: hasDraft ? 'unpublishDocument' : 'deleteDocumentGroup', versionId, revisionId }]
  }
  const events: HistoryEvent[] = []
  if (published) {
    const type = published.before ? 'updateLiveDocument' : 'createLiveDocument'
    events.push({ type, revisionId })
  }
  if (removed) {
    const versionRevisionId = removed.before?.['_rev']
    events.push({ type: 'deleteDocumentVersion', versionId, versionRevisionId })
  }
  if (draft?.after && !draft.before) {
    events.push({ type: 'createDocumentVersion', versionId, versionRevisionId: revisionId })
  }
  return events
}

function isRemoved({ before, after }: Change): boolean {
  return before !== undefined && after === undefined
}

/** A patch in the Mendoza format: operation codes and their operands in one flat list. */
type Patch = readonly unknown[]

export interface MendozaPatches {
  apply: Patch
  revert: Patch
}

const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_SAME_KEY_AND_POP = 15
const SET_FIELD = 17
const DELETE_FIELD = 19

/** The patches that apply and revert a change. Like Sanity's, they leave the revision out. */
export function mendozaPatches({ before, after }: Change): MendozaPatches {
  const left = withoutRevision(before)
  const right = withoutRevision(after)
  return { apply: patchBetween(left, right), revert: patchBetween(right, left) }
}

function withoutRevision(document: StoredDocument | undefined): Record<string, unknown> | null {
  if (!document) return null
  const { _rev, ...rest } = document
  return rest
}

/**
 * Compares objects field by field, so that the Studio can show what changed; a changed array is
 * replaced as a whole.
 */
function patchBetween(
  left: Record<string, unknown> | null,
  right: Record<string, unknown> | null,
): Patch {
  return left && right ? fieldPatch(left, right) : [VALUE, right]
}

function fieldPatch(left: Record<string, unknown>, right: Record<string, unknown>): unknown[] {
  // Mendoza refers to a field by its index among the old object's sorted keys.
  const keys = Object.keys(left).toSorted()
  const removed = keys.flatMap((key, at) => (key in right ? [] : [DELETE_FIELD, at]))
  const changed = Object.entries(right).flatMap(([key, value]) => {
    const old = left[key]
    if (key in left && isSame(old, value)) return []
    if (!isRecord(old) || !isRecord(value)) return [SET_FIELD, value, key]
    return [
      PUSH_FIELD_COPY,
      keys.indexOf(key),
      ...fieldPatch(old, value),
      RETURN_INTO_SAME_KEY_AND_POP,
    ]
  })
  return [...removed, ...changed]
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
