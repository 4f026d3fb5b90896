import { LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'
import type { StoredDocument } from '#sandbox/content-api/store/document.ts'
import type { Transaction } from '#sandbox/content-api/mutate/transaction.ts'

/** The transactions since the seed; the oldest are dropped when there are too many. */
export interface History {
  add: (transaction: Transaction) => void
  /** Oldest first; a seed document starts with a made-up transaction that creates it. */
  of: (ids: readonly string[]) => Transaction[]
  /** The transactions after this one; undefined when it is no longer known. */
  after: (transactionId: string) => Transaction[] | undefined
}

/** Enough for weeks of editing; each holds one or two documents. */
const MAX_TRANSACTIONS = 5_000

/** `seed`: the documents before the first transaction. */
export function createHistory(seed: ReadonlyMap<string, StoredDocument>): History {
  let transactions: Transaction[] = []
  return {
    add(transaction) {
      transactions.push(transaction)
      if (transactions.length > MAX_TRANSACTIONS * 2)
        transactions = transactions.slice(-MAX_TRANSACTIONS)
    },
    of(ids) {
      const wanted = new Set(ids)
      const touched = transactions.filter(({ changes }) => changes.some(({ id }) => wanted.has(id)))
      const created = ids.flatMap((id) => seedTransaction(seed.get(id)) ?? [])
      return [...created, ...touched]
    },
    after(transactionId) {
      const at = transactions.findLastIndex(({ id }) => id === transactionId)
      return at === -1 ? undefined : transactions.slice(at + 1)
    },
  }
}

function seedTransaction(document: StoredDocument | undefined): Transaction | undefined {
  if (!document) return undefined
  return {
    id: String(document['_rev']),
    timestamp: String(document['_createdAt']),
    author: LOCAL_EDITOR.id,
    changes: [
      {
        id: document._id,
        before: undefined,
        after: document,
        mutations: [{ create: document }],
        index: 0,
      },
    ],
  }
}

/** The documents right after the last transaction for which `isReached` is true (oldest first). */
export function documentsAt(
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
export function lastRevisions(
  transactions: readonly Transaction[],
  ids: readonly string[],
): StoredDocument[] {
  const changes = transactions.flatMap((transaction) => transaction.changes)
  return ids.flatMap((id) => {
    const last = changes.findLast((change) => change.id === id && (change.after ?? change.before))
    return last?.after ?? last?.before ?? []
  })
}
