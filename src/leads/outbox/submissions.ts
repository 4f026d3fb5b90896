import { isRecord, parseJson } from '#shared/json.ts'
import { detailKeys } from '#src/leads/details/detail-storage.ts'
import type { SafeStorage } from '#src/browser/storage/safe-storage.ts'
import type { LeadBody, LeadName } from '#src/leads/calls/lead-calls.ts'

/** What a form of this tab submitted and is not known to have arrived. */
export interface Submission {
  id: string
  body: LeadBody
}

export interface Submissions {
  read: (call: LeadName) => Submission | null
  write: (call: LeadName, submission: Submission) => void
  /** Forgets the submission of a form if it has this id. */
  forget: (call: LeadName, id: string) => boolean
}

/** Remembers the last submission of each form, so that a repeated submit keeps its id. */
export function createSubmissions(storage: SafeStorage): Submissions {
  function read(call: LeadName): Submission | null {
    const value = parseJson(storage.read(detailKeys.submission(call)))
    return isSubmission(value) ? value : null
  }
  return {
    read,
    write: (call, submission) =>
      storage.write(detailKeys.submission(call), JSON.stringify(submission)),
    forget(call, id) {
      if (read(call)?.id !== id) return false
      storage.remove(detailKeys.submission(call))
      return true
    },
  }
}

function isSubmission(value: unknown): value is Submission {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['body'])
}
