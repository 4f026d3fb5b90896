import { mendozaPatches } from './mendoza.ts'
import { evaluateTree, parseQuery } from '#sandbox/content-api/query/groq.ts'
import { LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'
import { createView } from '#sandbox/content-api/store/views.ts'
import { DATASET, PROJECT } from '#sandbox/content-api/store/dataset.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { Send, StreamEvent } from './streams.ts'
import type { Change, Transaction } from '#sandbox/content-api/mutate/transaction.ts'
import type { View } from '#sandbox/content-api/store/views.ts'

/** What a listener requested. */
export interface ListenRequest {
  query: string
  params: Record<string, unknown>
  isAnonymous: boolean
  /** Includes drafts and releases, not only published versions. */
  hasAllVersions: boolean
  hasMutations: boolean
  hasResult: boolean
  hasPrevious: boolean
  hasEffects: boolean
}

/**
 * Sends a listener the transactions that change a document its query matches, before or after the
 * change. `everything`: the documents that references in the query may lead to.
 * @throws QueryError when the query is invalid
 */
export function createListener(
  request: ListenRequest,
  everything: () => View,
  send: Send,
): (transaction: Transaction) => void {
  const { query, params } = request
  const tree = parseQuery(query, params)

  function isFound(document: StoredDocument | undefined): boolean {
    if (!document) return false
    const view = createView([document])
    const identity = LOCAL_EDITOR.id
    const targets = everything().byId
    const found = evaluateTree(tree, { query, params, view, targets, identity })
    return Array.isArray(found) ? found.length > 0 : found !== null && found !== false
  }

  return (transaction) => {
    const hits = transaction.changes.flatMap((change) => {
      if (!isVisible(change.id, request)) return []
      const hit = { change, was: isFound(change.before), is: isFound(change.after) }
      return hit.was || hit.is ? hit : []
    })
    hits.forEach(({ change, was, is }, at) => {
      const transition = was && is ? 'update' : is ? 'appear' : 'disappear'
      const count = { transactionTotalEvents: hits.length, transactionCurrentEvent: at + 1 }
      send(mutationEvent(transaction, change, request, { transition, ...count }))
    })
  }
}

function isVisible(id: string, { isAnonymous, hasAllVersions }: ListenRequest): boolean {
  if (isAnonymous) return !id.includes('.')
  return hasAllVersions || !/^(drafts|versions)\./.test(id)
}

function mutationEvent(
  transaction: Transaction,
  change: Change,
  request: ListenRequest,
  more: Record<string, unknown>,
): StreamEvent {
  const { id, before, after } = change
  const eventId = `${transaction.id}#${id}`
  const data = {
    eventId,
    documentId: id,
    projectId: PROJECT,
    dataset: DATASET,
    transactionId: transaction.id,
    identity: transaction.author,
    ...more,
    ...(before && { previousRev: before['_rev'] }),
    // A deletion needs a revision too: the Studio chains events by it.
    resultRev: after ? after['_rev'] : transaction.id,
    timestamp: transaction.timestamp,
    // The documents can already be queried.
    visibility: 'query',
    ...(request.hasMutations && { mutations: change.mutations }),
    ...(request.hasEffects && { effects: mendozaPatches(change) }),
    ...(request.hasResult && after && { result: after }),
    ...(request.hasPrevious && { previous: before ?? null }),
  }
  return { event: 'mutation', id: eventId, data }
}
