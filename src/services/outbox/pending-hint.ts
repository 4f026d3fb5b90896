import { deviceStorage } from '#src/lib/storage/safe-storage.ts'

const key = 'outbox'

/** True when leads of an earlier visit may wait: only then is the outbox worth its download. */
export function mayHavePendingLeads(): boolean {
  return deviceStorage.read(key) !== null
}

/** Leaves or takes away the note for the next visit. */
export function notePendingLeads(waiting: boolean): void {
  if (waiting) deviceStorage.write(key, '1')
  else deviceStorage.remove(key)
}
