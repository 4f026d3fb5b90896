import { detailKeys } from '#src/services/details/detail-storage.ts'
import { isRecord, parseJson } from '#src/lib/json.ts'
import type { LeadBody } from '#src/services/leads/lead-calls.ts'
import type { LeadName } from '#src/services/leads/lead-names.ts'
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts'

/** The wish of a form in this tab that is not known to have arrived. */
export interface Pending {
  id: string
  body: LeadBody
}

export interface PendingWishes {
  read: (call: LeadName) => Pending | null
  write: (call: LeadName, pending: Pending) => void
  /** Forgets the wish of a form, if it is the one of this id. */
  forget: (call: LeadName, id: string) => boolean
}

/** Remembers, per form, which wish of this tab an edited or repeated submit stands for. */
export function pendingWishes(storage: SafeStorage): PendingWishes {
  function read(call: LeadName): Pending | null {
    const value = parseJson(storage.read(detailKeys.wish(call)))
    return isPending(value) ? value : null
  }
  return {
    read,
    write: (call, pending) => storage.write(detailKeys.wish(call), JSON.stringify(pending)),
    forget(call, id) {
      if (read(call)?.id !== id) return false
      storage.remove(detailKeys.wish(call))
      return true
    },
  }
}

function isPending(value: unknown): value is Pending {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['body'])
}
