import { waits } from '#shared/limits.ts'
import { isRecord, parseJson } from '#shared/json.ts'
import { detailKeys, detailStorage, watchClearing } from './detail-storage.ts'
import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'

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
