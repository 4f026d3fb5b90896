import type { Change, Transaction } from '#sandbox/content-api/mutate/transaction.ts'

type HistoryEvent = Record<string, unknown>

/** What happened to a document and its draft, as Sanity's history events, newest first. */
export function historyEvents(transactions: readonly Transaction[], id: string): HistoryEvent[] {
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
