import { setTimeout as sleep } from 'node:timers/promises'

/** Rebuilds of the site: one runs, at most one more waits. */
export interface Rebuilds {
  /**
   * Asks for a rebuild.
   * @param changedAt when the content changed (milliseconds since 1970), if that is known
   */
  ask: (changedAt?: number) => 'starts' | 'waits'
  /** True when a finished rebuild began after a later change: it has read this one too. */
  holds: (changedAt: number) => boolean
  /** Resolves when nothing runs and nothing waits. */
  idle: () => Promise<void>
  /** Stops what runs and takes no more. */
  close: () => Promise<void>
}

interface RebuildOptions {
  /** Builds and deploys; rejects with a sentence. */
  rebuild: (signal: AbortSignal) => Promise<void>
  log: (line: string) => void
  /** Milliseconds before a failed rebuild is tried again, one for each time. */
  pauses?: readonly number[]
}

const MINUTE = 60_000
const PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE]

/**
 * Takes any number of requests for a rebuild and makes few of them. A rebuild that failed is tried
 * again after each pause, or at once when something else changes: nobody sends a delivery twice
 * that was answered well.
 */
export function createRebuilds({ rebuild, log, pauses = PAUSES }: RebuildOptions): Rebuilds {
  const closing = new AbortController()
  let hasRequest = false
  let running: Promise<void> | undefined
  let wake = new AbortController()
  /** The latest change anyone told of, and the latest that a finished rebuild has read. */
  let told = Number.NEGATIVE_INFINITY
  let built = Number.NEGATIVE_INFINITY

  async function run(): Promise<void> {
    let failures = 0
    while (hasRequest && !closing.signal.aborted) {
      hasRequest = false
      const reads = told
      wake = new AbortController()
      try {
        await rebuild(closing.signal)
        built = Math.max(built, reads)
        failures = 0
      } catch (error) {
        if (closing.signal.aborted) break
        const pause = pauses[failures++]
        log(`${error instanceof Error ? error.message : String(error)} ${outlook(pause)}`)
        if (pause === undefined) continue
        hasRequest = true
        const signal = AbortSignal.any([wake.signal, closing.signal])
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
    // Not in a later callback: a request that came between would wait for a run that is over.
    running = undefined
  }

  return {
    ask: (changedAt = Number.NEGATIVE_INFINITY) => {
      told = Math.max(told, changedAt)
      hasRequest = true
      if (running) {
        wake.abort()
        return 'waits'
      }
      running = run()
      return 'starts'
    },
    holds: (changedAt) => changedAt < built,
    idle: async () => running,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

function outlook(pause: number | undefined): string {
  return pause === undefined
    ? 'The next change tries again.'
    : `It is tried again in ${pause / MINUTE} min.`
}
