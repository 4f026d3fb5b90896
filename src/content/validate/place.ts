import type { FormName } from '#shared/leads/forms.ts'

/** Receives one sentence per broken place: document id, field path and what is wrong. */
export type Report = (sentence: string) => void

const reported = new Set<string>()

/** Logs each broken place of the content once, in the browser console or the build's log. */
export const reportContent: Report = (sentence) => {
  if (reported.has(sentence)) return
  reported.add(sentence)
  console.warn(`Content: ${sentence}`)
}

/** All that was logged so far. */
export function leftOut(): string[] {
  return [...reported]
}

export type Fields = Record<string, unknown>

/** Where validation is in the content, and where it reports what it leaves out. */
export interface Place {
  /** Of the document; empty in what holds several. */
  id: string
  /** Field by field, such as "sections[2].cards[0]". */
  path: string
  /** How many objects and lists enclose it. */
  depth: number
  report: Report
  /** The forms that are switched off: what leads to them is left out without a report. */
  unused: readonly FormName[]
}

/** The place of a field, or of a member when `key` is a number. */
export function within(place: Place, key: string | number): Place {
  const { path, depth } = place
  const below = typeof key === 'number' ? `${path}[${key}]` : path ? `${path}.${key}` : key
  return { ...place, path: below, depth: depth + 1 }
}

/** Reports that a place is left out, and why; returns null, which takes its place. */
export function leaveOut({ id, path, report }: Place, why: string): null {
  report(`${id || 'document'}: ${path || 'all of it'} ${why}`)
  return null
}

/** A value of the content as a message shows it: on one line, and not too long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
