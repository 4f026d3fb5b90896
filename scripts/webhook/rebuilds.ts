import { setTimeout as sleep } from 'node:timers/promises'

/** Rebuilds of the site: one runs, at most one more waits. */
export interface Rebuilds {
  /**
   * Requests a rebuild.
   * @param changedAt when the content changed (milliseconds since 1970), if known
   */
  request: (changedAt?: number) => 'starts' | 'waits'
  /** True when a finished rebuild started after a later change, so it includes this one. */
  covers: (changedAt: number) => boolean
  /** Resolves when no rebuild runs or waits. */
  idle: () => Promise<void>
  /** Stops the running rebuild and accepts no more. */
  close: () => Promise<void>
}

interface RebuildOptions {
  /** Builds and deploys; rejects with a sentence. */
  rebuild: (signal: AbortSignal) => Promise<void>
  log: (line: string) => void
  /** Milliseconds before each retry of a failed rebuild. */
  pauses?: readonly number[]
}

const MINUTE = 60_000
const PAUSES = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE]

/**
 * Merges requests for rebuilds. A failed rebuild is retried after each pause, or at once when
 * something else changes, because Sanity does not repeat a delivery that was accepted.
 */
export function createRebuilds({ rebuild, log, pauses = PAUSES }: RebuildOptions): Rebuilds {
  const closing = new AbortController()
  let hasRequest = false
  let running: Promise<void> | undefined
  let wake = new AbortController()
  /** Times of the latest reported change, and of the latest one in a finished rebuild. */
  let reported = Number.NEGATIVE_INFINITY
  let built = Number.NEGATIVE_INFINITY

  async function run(): Promise<void> {
    let failures = 0
    while (hasRequest && !closing.signal.aborted) {
      hasRequest = false
      const included = reported
      wake = new AbortController()
      try {
        await rebuild(closing.signal)
        built = Math.max(built, included)
        failures = 0
      } catch (error) {
        if (closing.signal.aborted) break
        const pause = pauses[failures++]
        log(`${error instanceof Error ? error.message : String(error)} ${nextAttempt(pause)}`)
        if (pause === undefined) continue
        hasRequest = true
        const signal = AbortSignal.any([wake.signal, closing.signal])
        await sleep(pause, undefined, { signal }).catch(() => {})
      }
    }
    // Right here: a request that came before a later callback would wait for a finished run.
    running = undefined
  }

  return {
    request: (changedAt = Number.NEGATIVE_INFINITY) => {
      reported = Math.max(reported, changedAt)
      hasRequest = true
      if (running) {
        wake.abort()
        return 'waits'
      }
      running = run()
      return 'starts'
    },
    covers: (changedAt) => changedAt < built,
    idle: async () => running,
    close: async () => {
      closing.abort()
      await running
    },
  }
}

function nextAttempt(pause: number | undefined): string {
  return pause === undefined
    ? 'The next change starts another.'
    : `Retrying in ${pause / MINUTE} min.`
}
