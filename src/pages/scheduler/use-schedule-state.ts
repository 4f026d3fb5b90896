import { useMemo, useSyncExternalStore } from 'react'
import { scheduleStateKey, tabStorage } from '#src/browser/storage/safe-storage.ts'
import { parseScheduleState } from '#src/browser/storage/schedule-state.ts'
import type { ScheduleState } from '#src/browser/storage/schedule-state.ts'
import { neverChanges } from '#src/ui/use-hydrated.ts'

/** Who joined the waitlist in this tab; null on a direct visit, and in the static page. */
export function useScheduleState(): ScheduleState | null {
  const stored = useSyncExternalStore(neverChanges, readStored, () => null)
  return useMemo(() => parseScheduleState(stored), [stored])
}

function readStored(): string | null {
  return tabStorage.read(scheduleStateKey)
}
