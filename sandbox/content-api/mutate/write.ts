import { LOCAL_EDITOR } from '#sandbox/content-api/identity.ts'
import { evaluateTree, parseQuery } from '#sandbox/content-api/query/groq.ts'
import { isRecord } from '#shared/json.ts'
import { checkReferences } from './reference-checks.ts'
import { openTransaction } from './transaction.ts'
import type { ContentApiContext } from '#sandbox/content-api/context.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

export interface WriteOptions {
  transactionId: string
  /** Checks everything, but stores nothing. */
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

/**
 * Runs one transaction: `work` fills it, references are checked, then it is stored as a whole.
 * All of it is synchronous, so no other write can interleave.
 * @throws MutationError, QueryError; nothing is stored in that case
 */
export function writeTransaction(
  { store, viewFor }: Pick<ContentApiContext, 'store' | 'viewFor'>,
  options: WriteOptions,
  work: (transaction: OpenTransaction) => void,
): Transaction {
  const head = {
    id: options.transactionId,
    timestamp: new Date().toISOString(),
    author: LOCAL_EDITOR.id,
  }
  const base = {
    get: store.get,
    find: (query: string, params: Record<string, unknown>) => {
      const view = viewFor({ perspective: 'raw', isAnonymous: false })
      const identity = LOCAL_EDITOR.id
      const tree = parseQuery(query, params)
      return idsOf(evaluateTree(tree, { query, params, view, identity }))
    },
  }
  const open = openTransaction(base, head, options)
  work(open)
  const transaction = open.finish()
  checkReferences(transaction, store.all(), store.get)
  if (options.dryRun !== true) store.commit(transaction)
  return transaction
}

function idsOf(result: unknown): string[] {
  const items = Array.isArray(result) ? result : [result]
  const ids = items.map((item: unknown) => (isRecord(item) ? item['_id'] : item))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}
