import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { API } from '#schemas/rules/context.ts'

/** A query, and the documents whose changes update its result. */
export interface LiveQuery {
  fetch: string
  listen: string
}

/** The result of a query, drafts included. Undefined while it loads and after an error. */
export function useLiveQuery(query: LiveQuery, parameters: Record<string, string>): unknown {
  const store = useDocumentStore()
  const [result, setResult] = useState<unknown>(undefined)
  const serialized = JSON.stringify(parameters)
  useEffect(() => {
    const options = { ...API, perspective: 'raw', tag: 'studio.beside-fields' } as const
    const subscription = store
      .listenQuery(query, JSON.parse(serialized), options)
      .subscribe({ next: setResult, error: () => setResult(undefined) })
    return () => subscription.unsubscribe()
  }, [store, query, serialized])
  return result
}
