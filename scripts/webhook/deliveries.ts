const KEPT_MS = 60 * 60_000
const MAX_KEPT = 10_000

/** Remembers deliveries for an hour; Sanity sends one again for half an hour at most. */
export interface Deliveries {
  /** True, and nothing is remembered, when one of the marks was taken before. */
  isRepeat: (marks: readonly string[], now: number) => boolean
}

export function rememberDeliveries(): Deliveries {
  // In the order of their times, since a map keeps the order in which keys came.
  const seen = new Map<string, number>()
  function forget(now: number): void {
    for (const [mark, time] of seen) {
      if (seen.size <= MAX_KEPT && now - time <= KEPT_MS) return
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
