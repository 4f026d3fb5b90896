import { deviceStorage, tabStorage } from '#src/lib/storage/safe-storage.ts'
import { leadNames } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-calls.ts'
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts'

/** Under which names a tab keeps what its visitor typed. */
export const detailKeys = {
  draft: (form: LeadName) => `draft:${form}`,
  submission: (call: LeadName) => `pending:${call}`,
  schedule: 'schedule',
}

/** Another value each time that the visitor clears their details; nothing of theirs. */
const mark = 'details-cleared'

/**
 * What was typed in this tab, until it is closed or the visitor clears their details in whatever tab:
 * a tab reads nothing that was there before.
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

/** Empties the details of this tab, and lets the others know. */
export function clearDetailStorage(): void {
  deviceStorage.write(mark, crypto.randomUUID())
  followClearing()
}

/** Runs a task when the visitor has cleared their details in another tab; gives what ends the watch. */
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
  for (const name of leadNames) {
    tabStorage.remove(detailKeys.draft(name))
    tabStorage.remove(detailKeys.submission(name))
  }
  tabStorage.remove(detailKeys.schedule)
  tabStorage.write(mark, cleared)
}
