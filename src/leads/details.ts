import { waits } from '#shared/limits.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import { randomId } from '#shared/text.ts'
import {
  bookingKey,
  deviceStorage,
  estimateKey,
  receiptKey,
  scheduleStateKey,
  tabStorage,
} from '#src/browser/storage/safe-storage.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'

/** What was typed, by field name. */
export type DraftValues = Record<string, string>

const unsaved = new Map<FormName, DraftValues>()
let timer: ReturnType<typeof setTimeout> | undefined
let isWatching = false

/** What was typed into a form of this tab and was not sent yet; null for nothing. */
export function readDraft(form: FormName): DraftValues | null {
  const typed = unsaved.get(form)
  if (typed) return isBlank(typed) ? null : typed
  const stored = parseJson(detailStorage.read(detailKeys.draft(form)))
  return isRecord(stored) ? textsOf(stored) : null
}

/** Stores the texts of a form 300 ms after the last change, or when the page is left; never files. */
export function saveDraft(form: FormName, values: object): void {
  unsaved.set(form, textsOf(values))
  clearTimeout(timer)
  timer = setTimeout(writeDrafts, waits.draft)
  if (isWatching) return
  isWatching = true
  addEventListener('pagehide', writeDrafts)
  watchClearing(clearDrafts)
}

/** Called when the form's lead has arrived. */
export function clearDraft(form: FormName): void {
  unsaved.delete(form)
  detailStorage.remove(detailKeys.draft(form))
}

export function clearDrafts(): void {
  for (const form of formNames) clearDraft(form)
}

function writeDrafts(): void {
  clearTimeout(timer)
  for (const [form, values] of unsaved) {
    if (isBlank(values)) detailStorage.remove(detailKeys.draft(form))
    else detailStorage.write(detailKeys.draft(form), JSON.stringify(values))
  }
  unsaved.clear()
}

function textsOf(values: object): DraftValues {
  const texts: DraftValues = {}
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}

function isBlank(values: DraftValues): boolean {
  return Object.values(values).every((text) => text.trim() === '')
}

/** The session storage keys of what a visitor typed into the forms of this tab. */
export const detailKeys = {
  draft: (form: FormName) => `draft:${form}`,
  submission: (call: FormName) => `pending:${call}`,
}

/** Gets a new random value each time the visitor clears their details. */
const mark = 'details-cleared'

/**
 * What was typed in this tab, until it is closed or the visitor clears their details in any tab.
 */
export const detailStorage: SafeStorage = {
  read(key) {
    followClearing()
    return tabStorage.read(key)
  },
  write(key, text) {
    followClearing()
    tabStorage.write(key, text)
  },
  remove: tabStorage.remove,
}

/** Clears the details of this tab, and notifies the others. */
export function clearDetailStorage(): void {
  deviceStorage.write(mark, randomId())
  followClearing()
}

/** Runs a task when the visitor clears their details in another tab; returns a function that ends the watch. */
export function watchClearing(task: () => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key !== mark) return
    followClearing()
    task()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function followClearing(): void {
  const cleared = deviceStorage.read(mark)
  if (cleared === null || cleared === tabStorage.read(mark)) return
  for (const name of formNames) {
    tabStorage.remove(detailKeys.draft(name))
    tabStorage.remove(detailKeys.submission(name))
    tabStorage.remove(receiptKey(name))
  }
  tabStorage.remove(scheduleStateKey)
  tabStorage.remove(estimateKey)
  tabStorage.remove(bookingKey)
  tabStorage.write(mark, cleared)
}
