import { outboxLimits } from '#src/config/limits.ts'
import { isRecord } from '#src/lib/json.ts'
import { isEntry } from './entry.ts'
import type { Database } from './browser-database.ts'

/**
 * Deletes what another build has left and this one cannot read, a day after it was written or, where
 * it does not say when, after it was first seen.
 */
export async function sweepLeftovers(database: Database, now: number): Promise<void> {
  for (const [key, value] of await database.entries()) {
    if (isEntry(value)) continue
    if (!isRecord(value)) {
      await database.del(key)
      continue
    }
    const since = timeOf(value, now)
    if (since === undefined) await database.mark(key, { ...value, seenAt: now })
    else if (now - since > outboxLimits.age) await database.del(key)
  }
}

/** A time from ahead was written by a clock gone wrong. */
function timeOf({ at, seenAt }: Record<string, unknown>, now: number): number | undefined {
  return [at, seenAt].filter((time) => typeof time === 'number').find((time) => time <= now)
}
