import { deviceStorage } from '#src/browser/storage/safe-storage.ts'

const key = 'outbox'

/** True when leads of an earlier visit may wait: only then is the outbox downloaded before a form needs it. */
export function mayHavePendingLeads(): boolean {
  return deviceStorage.read(key) !== null
}

/** Writes or removes the hint for the next visit. */
export function notePendingLeads(hasPending: boolean): void {
  if (hasPending) deviceStorage.write(key, '1')
  else deviceStorage.remove(key)
}
