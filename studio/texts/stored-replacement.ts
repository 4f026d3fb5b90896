import { isRecord, parseJson } from '#shared/json.ts'
import type { Replacement } from './replace-texts.ts'

const KEY = 'texts.last-replacement'

/** The last replacement of this tab, so that it can be undone after a reload. */
export function readReplacement(): Replacement | null {
  try {
    const value = parseJson(sessionStorage.getItem(KEY))
    return isReplacement(value) ? value : null
  } catch {
    return null
  }
}

export function storeReplacement(replacement: Replacement | null): void {
  try {
    if (replacement === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(replacement))
  } catch {
    // Without storage it can be undone until the tab is reloaded.
  }
}

function isReplacement(value: unknown): value is Replacement {
  return (
    isRecord(value) &&
    typeof value['transactionId'] === 'string' &&
    typeof value['count'] === 'number' &&
    Array.isArray(value['drafts']) &&
    value['drafts'].every((draft) => isRecord(draft) && typeof draft['title'] === 'string')
  )
}
