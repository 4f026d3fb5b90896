import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

const OPTIONS = {
  apiVersion: '2025-02-19',
  perspective: 'raw',
  tag: 'studio.beside-fields',
} as const

type Parameters = Record<string, string>

/**
 * The result of a query, drafts included, updated after each change of the documents that `listen`
 * matches. Undefined while it loads and after an error.
 */
export function useLiveQuery(query: string, listen: string, parameters: Parameters): unknown {
  const store = useDocumentStore()
  const [result, setResult] = useState<unknown>(undefined)
  const serialized = JSON.stringify(parameters)
  useEffect(() => {
    const subscription = store
      .listenQuery({ fetch: query, listen }, JSON.parse(serialized), OPTIONS)
      .subscribe({ next: setResult, error: () => setResult(undefined) })
    return () => subscription.unsubscribe()
  }, [store, query, listen, serialized])
  return result
}
