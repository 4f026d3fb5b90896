import { evaluate, parse } from 'groq-js'
import type { RuleContext } from './context.ts'

interface Document {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The context of a rule while an editor edits `document` among these others. */
export function among(others: Document[], document: Document): RuleContext & { asked: string[] } {
  const asked: string[] = []
  const dataset = [...others, document]
  const fetch = async (query: string, params: Record<string, unknown>): Promise<unknown> => {
    asked.push(query)
    const value = await evaluate(parse(query, { params }), { dataset, params })
    return value.get()
  }
  return { getClient: () => ({ fetch }), document, asked }
}
