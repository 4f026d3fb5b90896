import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

const OPTIONS = {
  apiVersion: '2025-02-19',
  perspective: 'raw',
  tag: 'studio.beside-fields',
} as const

type Parameters = Record<string, string>

/**
 * The answer to a query, drafts included, again after each change of the documents that `listen`
 * matches. Undefined until it is there, and where it cannot be had.
 */
export function useLiveQuery(query: string, listen: string, parameters: Parameters): unknown {
  const store = useDocumentStore()
  const [answer, setAnswer] = useState<unknown>(undefined)
  const asked = JSON.stringify(parameters)
  useEffect(() => {
    const subscription = store
      .listenQuery({ fetch: query, listen }, JSON.parse(asked), OPTIONS)
      .subscribe({ next: setAnswer, error: () => setAnswer(undefined) })
    return () => subscription.unsubscribe()
  }, [store, query, listen, asked])
  return answer
}
