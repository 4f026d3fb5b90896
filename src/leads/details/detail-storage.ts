import { randomId } from '#shared/text.ts'
import {
  bookingKey,
  deviceStorage,
  estimateKey,
  receiptKey,
  scheduleStateKey,
  tabStorage,
} from '#src/browser/storage/safe-storage.ts'
import { formNames } from '#shared/leads/forms.ts'
import type { FormName } from '#shared/leads/forms.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'

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
