const REMEMBERED_MS = 60 * 60_000
const MAX_REMEMBERED = 10_000

/** Remembers deliveries for an hour; Sanity repeats one for half an hour at most. */
export interface Deliveries {
  /** True when one of the marks is known already; otherwise remembers all of them. */
  isRepeat: (marks: readonly string[], now: number) => boolean
}

export function rememberDeliveries(): Deliveries {
  // Oldest first: a map keeps the order of insertion.
  const seen = new Map<string, number>()
  function forget(now: number): void {
    for (const [mark, time] of seen) {
      if (seen.size <= MAX_REMEMBERED && now - time <= REMEMBERED_MS) return
      seen.delete(mark)
    }
  }
  return {
    isRepeat: (marks, now) => {
      forget(now)
      if (marks.some((mark) => seen.has(mark))) return true
      for (const mark of marks) seen.set(mark, now)
      return false
    },
  }
}
